import { api } from '../api.ts';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { logout } from '../session.ts';

/** Asks, then ends every session and revokes every access token of the user. */
export function useSignOutEverywhere() {
  const t = useTranslate('settings.sessions');
  return useAction({
    run: () => api.logoutEverywhere().then(logout),
    confirm: {
      title: t('everywhere'),
      text: t('everywhereAsk'),
      confirm: t('everywhere'),
      isDangerous: true,
    },
    done: t('everywhereDone'),
    failed: t('everywhereFailed'),
  });
}
