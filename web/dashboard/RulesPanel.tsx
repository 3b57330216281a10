import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Collapse, Typography } from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Targeting } from '../../server/accounts/settings/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { RulesFields } from './RulesFields.tsx';
import { avoidedEntries, isDefault, languageNames } from './rulesModel.ts';

export function RulesPanel() {
  const t = useTranslate();
  const [choice, review]: [Targeting, boolean] = useWatch({ name: ['choice', 'review'] });
  const [open, setOpen] = useState(() => !isDefault({ choice, review }));
  // The button answers at once; the eight fields are drawn after it.
  const unfolded = useDeferredValue(open);
  const id = useId();
  return (
    <Panel
      title={t('dashboard.rules.title')}
      actions={
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMore
              sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms ease-out' }}
            />
          }
          sx={{ my: -1, mr: -2 }}
        >
          {open ? t('dashboard.rules.hide') : t('dashboard.rules.show')}
        </Button>
      }
    >
      <Collapse in={!unfolded}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Summary choice={choice} review={review} />
        </Typography>
      </Collapse>
      <Collapse in={unfolded} id={id} mountOnEnter>
        <Changes>
          <RulesFields languages={choice.languages} />
        </Changes>
      </Collapse>
    </Panel>
  );
}

function Summary({ choice, review }: { choice: Targeting; review: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const { oldestPostDays, sameAuthorDays, languages } = choice;
  const avoided = avoidedEntries(choice);
  return [
    review ? t('dashboard.rules.byReview') : t('dashboard.rules.byItself'),
    t('dashboard.rules.age', { smart_count: oldestPostDays }),
    sameAuthorDays > 0
      ? t('dashboard.rules.author', { smart_count: sameAuthorDays })
      : t('dashboard.rules.anyAuthor'),
    languages.length > 0 &&
      t('dashboard.rules.someLanguages', { languages: languageNames(language, languages) }),
    avoided > 0 && t('dashboard.rules.avoids', { smart_count: avoided }),
  ]
    .filter(Boolean)
    .join(' ');
}
