import type { ClipboardEvent } from 'react';
import { TextArrayInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../i18n/useTranslate.ts';
import { linesIn } from './linesModel.ts';
import { tidyEntries } from './rulesModel.ts';

export function EntriesInput({ source, label, hint }: { source: string; label: string; hint: string }) {
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
