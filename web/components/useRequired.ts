import { useCallback } from 'react';
import { maxLength, required } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

/** The props of a required input. */
export function useRequired() {
  const t = useTranslate();
  return useCallback(
    (source: string, label: string) => ({
      source,
      label,
      validate: [required(t('settings.required', { what: label })), maxLength(254)],
      helperText: false as const,
    }),
    [t],
  );
}
