import { TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { settingFields } from '../../server/accounts/settings/fields.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { linesIn } from './linesModel.ts';
import { isSame } from './settingsValues.ts';

/** One fact per line. What is typed stays as it is until the value changes from outside. */
export function FactsInput() {
  const t = useTranslate();
  const { field, fieldState } = useInput<string[]>({ source: 'facts' });
  const [typed, setTyped] = useState('');
  const facts: string[] = field.value;
  const change = (text: string) => {
    setTyped(text);
    field.onChange(linesIn(text));
  };
  const values = { count: facts.length, maximum: settingFields.facts.most };
  return (
    <TextField
      id="facts"
      label={t('dashboard.fields.facts')}
      value={isSame(linesIn(typed), facts) ? typed : facts.join('\n')}
      onChange={({ target }) => change(target.value)}
      onBlur={field.onBlur}
      multiline
      minRows={3}
      maxRows={12}
      placeholder={t('dashboard.facts.placeholder')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('dashboard.facts.hint', values)}
      slotProps={{ htmlInput: { ref: field.ref } }}
    />
  );
}
