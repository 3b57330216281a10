import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, MenuItem } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useDelete, useUpdate } from 'react-admin';
import type { Webhook } from '../../../server/messaging/webhooks/schemas.ts';
import { MenuButton } from '../../components/MenuButton.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { EditWebhookDialog } from './WebhookDialogs.tsx';
import { refreshWebhooks, webhooksApi } from './webhooksApi.ts';

type Props = {
  webhook: Webhook;
  /** The list, which gets the focus when the webhook is gone. */
  list: RefObject<HTMLElement | null>;
};

export function WebhookMenu({ webhook, list }: Props) {
  const t = useTranslate();
  const [update] = useUpdate<Webhook>();
  const [remove] = useDelete<Webhook>();
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, enabled } = webhook;

  async function toggle(): Promise<void> {
    const params = { id, data: { enabled: !enabled }, previousData: webhook };
    try {
      await withOverlay(() => update('webhooks', params, { returnPromise: true }));
      notify.success(t(enabled ? 'settings.webhooks.switchedOff' : 'settings.webhooks.switchedOn'));
    } catch (error) {
      notifyFailure(error, t('settings.webhooks.failed'));
    }
    await refreshWebhooks();
  }
  const rotating = useConfirmedAction(() => ({
    title: t('settings.webhooks.rotateTitle'),
    text: t('settings.webhooks.rotateAsk', { url }),
    confirm: t('settings.webhooks.actions.rotate'),
    action: async () => setSecret((await webhooksApi.rotate(id)).secret),
    failed: t('settings.webhooks.failed'),
    settled: refreshWebhooks,
  }));
  const removing = useConfirmedAction(() => ({
    title: t('settings.webhooks.removeTitle'),
    text: t('settings.webhooks.removeAsk', { url }),
    confirm: t('settings.webhooks.actions.remove'),
    isDangerous: true,
    action: () => remove('webhooks', { id, previousData: webhook }, { returnPromise: true }),
    done: t('settings.webhooks.removed'),
    failed: t('settings.webhooks.failed'),
    settled: refreshWebhooks,
    focus: list,
  }));

  return (
    <>
      <MenuButton
        button={(trigger) => (
          <IconButton
            {...trigger}
            aria-label={t('settings.webhooks.actions.menu', { url })}
            sx={{ alignSelf: 'flex-start' }}
          >
            <MoreVert />
          </IconButton>
        )}
      >
        <MenuItem onClick={() => setEditing(true)}>{t('settings.webhooks.actions.edit')}</MenuItem>
        <MenuItem onClick={() => void toggle()}>
          {t(enabled ? 'settings.webhooks.actions.switchOff' : 'settings.webhooks.actions.switchOn')}
        </MenuItem>
        <MenuItem onClick={() => rotating.ask()}>{t('settings.webhooks.actions.rotate')}</MenuItem>
        <MenuItem sx={{ color: 'tone.bad' }} onClick={() => removing.ask()}>
          {t('settings.webhooks.actions.remove')}
        </MenuItem>
      </MenuButton>
      {isEditing && <EditWebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
      {rotating.dialog}
      {removing.dialog}
      {secret && (
        <SecretDialog
          texts="webhooks"
          secret={secret}
          note={t('settings.webhooks.secret.oldValid')}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
