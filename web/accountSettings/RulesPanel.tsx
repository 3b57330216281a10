import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, Typography } from '@mui/material';
import { type ClipboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { AutocompleteArrayInput, BooleanInput, SelectInput, TextArrayInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import {
  defaultSettings,
  delicateChoices,
  type SettingsValues,
  type Targeting,
} from '../../server/accounts/settings/fields.ts';
import { Panel } from '../components/Panel.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { ClampedInput } from './ClampedInput.tsx';
import type { FirstStart } from './firstStart.ts';
import { linesIn } from './linesModel.ts';
import { languageChoices, languageNames, tidyEntries } from './rulesModel.ts';
import { isSame } from './settingsValues.ts';

const ruleNames = ['choice', 'review', 'undoMinutes', 'delicatePosts'] as const;
type RuleValues = [Targeting, boolean, number, SettingsValues['delicatePosts']];

/** @param firstStart null once the account was started */
export function RulesPanel({ firstStart }: { firstStart: FirstStart | null }) {
  const t = useTranslate();
  const language = useLanguage();
  const rules: RuleValues = useWatch({ name: [...ruleNames] });
  const [targeting, review, undoMinutes, delicatePosts] = rules;
  const [open, setOpen] = useState(!isSame(targeting, defaultSettings.choice));
  // The button responds before the eight fields render.
  const unfolded = useDeferredValue(open);
  const id = useId();
  const { oldestPostDays, sameAuthorDays, languages } = targeting;
  const avoided =
    targeting.avoidPeople.length + targeting.avoidCompanies.length + targeting.avoidWords.length;
  const undo = firstStart ? firstStart.undoMinutes : undoMinutes;
  const summary = [
    firstStart && t(firstStart.review ? 'dashboard.rules.reviewAtStart' : 'dashboard.rules.aloneAtStart'),
    !firstStart && t(review ? 'dashboard.rules.byReview' : 'dashboard.rules.byItself'),
    undo > 0 && t('dashboard.rules.undo', { smart_count: undo }),
    delicatePosts === 'skip' && t('dashboard.rules.skipsDelicate'),
    t('dashboard.rules.age', { smart_count: oldestPostDays }),
    sameAuthorDays > 0
      ? t('dashboard.rules.author', { smart_count: sameAuthorDays })
      : t('dashboard.rules.anyAuthor'),
    languages.length > 0 &&
      t('dashboard.rules.someLanguages', { languages: languageNames(language, languages) }),
    avoided > 0 && t('dashboard.rules.avoids', { smart_count: avoided }),
  ];
  return (
    <Panel
      title={t('dashboard.fields.choice')}
      actions={
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={<ExpandMore sx={{ rotate: open ? '180deg' : '0deg', transition: 'rotate 150ms' }} />}
          sx={{ my: -1, mr: -2 }}
        >
          {t(open ? 'dashboard.rules.hide' : 'dashboard.rules.show')}
        </Button>
      }
    >
      <Collapse in={!unfolded}>
        <Typography color="textSecondary">{summary.filter(Boolean).join(' ')}</Typography>
      </Collapse>
      <Collapse in={unfolded} id={id} mountOnEnter>
        <Changes>
          <RulesFields languages={targeting.languages} />
        </Changes>
      </Collapse>
    </Panel>
  );
}

function RulesFields({ languages }: { languages: string[] }) {
  const t = useTranslate();
  const shown = useLanguage();
  const isReviewed: boolean = useWatch({ name: 'review' });
  const choices = useMemo(() => languageChoices(shown, languages), [shown, languages]);
  return (
    <Box sx={grid}>
      <BooleanInput
        source="review"
        label={t('dashboard.rules.review')}
        helperText={t('dashboard.rules.reviewHint')}
      />
      {isReviewed && (
        <Button
          component={Link}
          to="/review/sources"
          size="small"
          sx={{ justifySelf: 'start', ml: -2, my: -2 }}
        >
          {t('review.sources')}
        </Button>
      )}
      <ClampedInput
        source="undoMinutes"
        label={t('dashboard.rules.undoMinutes')}
        helperText={t('dashboard.rules.undoHint')}
      />
      <SelectInput
        source="delicatePosts"
        margin="none"
        label={<span>{t('dashboard.rules.delicate')}</span>}
        choices={delicateChoices.map((id) => ({ id, name: t(`dashboard.choices.delicatePosts.${id}`) }))}
        translateChoice={false}
        isRequired
        helperText={t('dashboard.rules.delicateHint')}
      />
      <ClampedInput source="choice.oldestPostDays" label={t('dashboard.rules.oldest')} />
      <ClampedInput
        source="choice.sameAuthorDays"
        label={t('dashboard.rules.sameAuthor')}
        helperText={t('dashboard.rules.sameAuthorHint')}
      />
      <AutocompleteArrayInput
        source="choice.languages"
        label={t('dashboard.rules.languages')}
        choices={choices}
        translateChoice={false}
        // Another order is no change.
        parse={(codes: string[]) => codes.toSorted()}
        noOptionsText={t('dashboard.rules.noLanguage')}
        helperText={t('dashboard.rules.languagesHint')}
        autoHighlight
      />
      <Box component="fieldset" sx={{ ...grid, border: 0, p: 0, m: 0 }}>
        <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 3 }}>
          {t('dashboard.rules.avoid')}
        </Typography>
        <EntriesInput source="choice.avoidPeople" texts="people" />
        <EntriesInput source="choice.avoidCompanies" texts="companies" />
        <EntriesInput source="choice.avoidWords" texts="words" />
      </Box>
    </Box>
  );
}

function EntriesInput({ source, texts }: { source: string; texts: 'people' | 'companies' | 'words' }) {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();

  function onPaste(event: ClipboardEvent): void {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const entries = tidyEntries([...getValues(source), ...lines]);
    setValue(source, entries, { shouldValidate: true, shouldDirty: true });
  }

  return (
    <TextArrayInput
      source={source}
      label={t(`dashboard.rules.${texts}`)}
      parse={tidyEntries}
      onPaste={onPaste}
      limitTags={24}
      helperText={`${t(`dashboard.rules.${texts}Hint`)} ${t('dashboard.rules.entryHint')}`}
    />
  );
}

const grid = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' };
