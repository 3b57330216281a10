import { Box, Typography } from '@mui/material';
import { type ClipboardEvent, useMemo } from 'react';
import { AutocompleteArrayInput, BooleanInput, TextArrayInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '../../server/accounts/settings/limits.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { ClampedInput } from './ClampedInput.tsx';
import { linesIn } from './linesModel.ts';
import { clampOldest, clampSameAuthor, languageChoices, tidyEntries } from './rulesModel.ts';

export function RulesFields({ languages }: { languages: string[] }) {
  const t = useTranslate();
  const shown = useLanguage();
  const choices = useMemo(() => languageChoices(shown, languages), [shown, languages]);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BooleanInput
        source="review"
        label={t('dashboard.rules.review')}
        helperText={t('dashboard.rules.reviewHint')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <ClampedInput
          source="choice.oldestPostDays"
          label={t('dashboard.rules.oldest')}
          read={clampOldest}
          minimum={1}
          maximum={limits.oldestPostDays}
        />
        <ClampedInput
          source="choice.sameAuthorDays"
          label={t('dashboard.rules.sameAuthor')}
          read={clampSameAuthor}
          minimum={0}
          maximum={limits.sameAuthorDays}
          hint={t('dashboard.rules.sameAuthorHint')}
        />
      </Box>
      <AutocompleteArrayInput
        source="choice.languages"
        label={t('dashboard.rules.languages')}
        choices={choices}
        translateChoice={false}
        noOptionsText={t('dashboard.rules.noLanguage')}
        helperText={t('dashboard.rules.languagesHint')}
        autoHighlight
        fullWidth
      />
      <Box
        component="fieldset"
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', border: 0, p: 0, m: 0 }}
      >
        <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 3 }}>
          {t('dashboard.rules.avoid')}
        </Typography>
        <EntriesInput
          source="choice.avoidPeople"
          label={t('dashboard.rules.people')}
          hint={t('dashboard.rules.peopleHint')}
        />
        <EntriesInput
          source="choice.avoidCompanies"
          label={t('dashboard.rules.companies')}
          hint={t('dashboard.rules.companiesHint')}
        />
        <EntriesInput
          source="choice.avoidWords"
          label={t('dashboard.rules.words')}
          hint={t('dashboard.rules.wordsHint')}
        />
      </Box>
    </Box>
  );
}

function EntriesInput({ source, label, hint }: { source: string; label: string; hint: string }) {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();

  function onPaste(event: ClipboardEvent): void {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    setValue(source, tidyEntries([...getValues(source), ...lines]), {
      shouldValidate: true,
      shouldDirty: true,
    });
  }

  return (
    <TextArrayInput
      source={source}
      label={label}
      parse={tidyEntries}
      onPaste={onPaste}
      limitTags={24}
      helperText={`${hint} ${t('dashboard.rules.entryHint')}`}
    />
  );
}
