import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Menu } from '../../components/whenOpened.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { refreshWebhooks, webhooksApi } from './webhooksApi.ts';

/** What else there is to do with a webhook. */
export function WebhookMenu({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, url, enabled } = webhook;

  const close = () => setShown(null);
  const choose = (what: typeof shown) => () => {
    setAnchor(null);
    setShown(what);
  };

  /** Does it, closes what asked for it, and reads anew what it changed. */
  async function act(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await withOverlay(work);
    } catch (error) {
      notifyFailure(error, t('settings.webhooks.failed'));
    }
    await refreshWebhooks();
    setBusy(false);
    close();
  }
  const toggle = () =>
    act(async () => {
      await dataProvider.update('webhooks', { id, data: { enabled: !enabled }, previousData: webhook });
      notify.success(t(enabled ? 'settings.webhooks.switchedOff' : 'settings.webhooks.switchedOn'));
    });
  const rotate = () => act(async () => setSecret((await webhooksApi.rotate(id)).secret));
  async function remove(): Promise<void> {
    await act(async () => {
      await dataProvider.delete('webhooks', { id, previousData: webhook });
      notify.success(t('settings.webhooks.removed'));
    });
    onRemoved();
  }

  return (
    <>
      <IconButton
        aria-label={t('settings.webhooks.actions.menu', { url })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'flex-start' }}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('edit')}>{t('settings.webhooks.actions.edit')}</MenuItem>
        <MenuItem
          disabled={busy}
          onClick={() => {
            setAnchor(null);
            void toggle();
          }}
        >
          {t(enabled ? 'settings.webhooks.actions.switchOff' : 'settings.webhooks.actions.switchOn')}
        </MenuItem>
        <MenuItem onClick={choose('rotate')}>{t('settings.webhooks.actions.rotate')}</MenuItem>
        <MenuItem sx={({ palette }) => ({ color: palette.tone.bad })} onClick={choose('remove')}>
          {t('settings.webhooks.actions.remove')}
        </MenuItem>
      </Menu>
      {shown === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        open={shown === 'rotate'}
        title={t('settings.webhooks.rotateTitle')}
        confirm={t('settings.webhooks.actions.rotate')}
        dismiss={t('settings.cancel')}
        busy={busy}
        onConfirm={() => void rotate()}
        onClose={close}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{t('settings.webhooks.rotateAsk', { url })}</Typography>
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'remove'}
        title={t('settings.webhooks.removeTitle')}
        confirm={t('settings.webhooks.actions.remove')}
        dismiss={t('settings.cancel')}
        isDangerous
        busy={busy}
        onConfirm={() => void remove()}
        onClose={close}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{t('settings.webhooks.removeAsk', { url })}</Typography>
      </ConfirmDialog>
      {secret && <SecretDialog secret={secret} isRotated onClose={() => setSecret(null)} />}
    </>
  );
}
