import { useCallback } from 'react';
import { maxLength, required as present } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

/** The checks of a field that must not be left empty, by what it is called. */
export function useRequired() {
  const t = useTranslate();
  return useCallback((what: string) => [present(t('settings.required', { what })), maxLength(254)], [t]);
}
