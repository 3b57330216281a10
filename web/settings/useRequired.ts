import { useCallback } from 'react';
import { maxLength, required as present } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

export function useRequired() {
  const t = useTranslate();
  return useCallback((what: string) => [present(t('settings.required', { what })), maxLength(254)], [t]);
}
