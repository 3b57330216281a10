import { api } from '../../api.ts';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { logout } from '../../session.ts';

/** Asks, then ends every session and revokes every access token of the user. */
export function useSignOutEverywhere() {
  const t = useTranslate('settings.sessions');
  return useConfirmedAction(() => ({
    title: t('everywhere'),
    text: t('everywhereAsk'),
    confirm: t('everywhere'),
    isDangerous: true,
    action: () => api.logoutEverywhere().then(logout),
    done: t('everywhereDone'),
    failed: t('everywhereFailed'),
  }));
}
