import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import type { PersonalToken } from '../../../server/identity/tokens/schemas.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { ItemsPanel } from '../ItemsPanel.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';

/** What scripts sign in with. */
export function TokensPanel() {
  const t = useTranslate();
  const list = useGetList<PersonalToken>('tokens', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const dataProvider = useDataProvider();
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<PersonalToken | null>(null);
  // Kept while the dialog fades, so that its words don't vanish before it does.
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function revoke(token: PersonalToken): Promise<void> {
    setBusy(true);
    try {
      await withOverlay(() => dataProvider.delete('tokens', { id: token.id, previousData: token }));
      notify.success(t('settings.tokens.revoked'));
    } catch (error) {
      notifyFailure(error, t('settings.tokens.revokeFailed'));
    }
    await list.refetch();
    setBusy(false);
    setAsking(false);
    rows.current?.focus();
  }

  return (
    <ItemsPanel
      texts="tokens"
      docs="/api/docs"
      icon={<KeyOutlined />}
      list={list}
      ref={rows}
      row={(token) => (
        <TokenRow
          key={token.id}
          token={token}
          onRevoke={() => {
            setAsked(token);
            setAsking(true);
          }}
        />
      )}
      onCreate={() => setMaking(true)}
    >
      {making && <NewTokenDialog onMade={() => void list.refetch()} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={asking}
        title={t('settings.tokens.revokeTitle')}
        confirm={t('settings.tokens.revoke')}
        dismiss={t('settings.cancel')}
        isDangerous
        busy={busy}
        onConfirm={() => asked && void revoke(asked)}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('settings.tokens.revokeAsk', { name: asked?.name ?? '' })}
        </Typography>
      </ConfirmDialog>
    </ItemsPanel>
  );
}
