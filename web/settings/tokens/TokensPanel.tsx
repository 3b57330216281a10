import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { useRef, useState } from 'react';
import { useDelete, useGetList } from 'react-admin';
import type { PersonalToken } from '../../../server/identity/tokens/schemas.ts';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemsPanel } from '../ItemsPanel.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';

export function TokensPanel() {
  const t = useTranslate();
  const list = useGetList<PersonalToken>('tokens', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const [remove] = useDelete<PersonalToken>();
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);
  const revoking = useConfirmedAction((token: PersonalToken) => ({
    title: t('settings.tokens.revokeTitle'),
    text: t('settings.tokens.revokeAsk', { name: token.name }),
    confirm: t('settings.tokens.revoke'),
    isDangerous: true,
    action: () => remove('tokens', { id: token.id, previousData: token }, { returnPromise: true }),
    done: t('settings.tokens.revoked'),
    failed: t('settings.tokens.revokeFailed'),
    settled: list.refetch,
    focus: rows,
  }));

  return (
    <ItemsPanel
      texts="tokens"
      docs="/api/docs"
      icon={<KeyOutlined />}
      list={list}
      ref={rows}
      row={(token) => <TokenRow key={token.id} token={token} onRevoke={() => revoking.ask(token)} />}
      onCreate={() => setMaking(true)}
    >
      {making && <NewTokenDialog onMade={() => void list.refetch()} onClose={() => setMaking(false)} />}
      {revoking.dialog}
    </ItemsPanel>
  );
}
