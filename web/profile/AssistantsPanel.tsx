import SmartToyOutlined from '@mui/icons-material/SmartToyOutlined';
import { Link } from '@mui/material';
import { useRef } from 'react';
import { useDelete } from 'react-admin';
import type { OauthGrant } from '../../server/identity/oauth/schemas.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ItemRow, RowButton } from '../components/ItemList.tsx';
import { ItemsPanel, useNewest } from '../components/ItemsPanel.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useAction } from '../components/useAction.ts';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useLastUsed } from '../security/when.ts';
import { Changes } from '../viewAs/Changes.tsx';

export function AssistantsPanel() {
  const t = useTranslate('settings.assistants');
  const list = useNewest<OauthGrant>('oauth-grants');
  const [remove] = useDelete<OauthGrant>();
  const rows = useRef<HTMLUListElement>(null);
  const disconnecting = useAction({
    run: (grant: OauthGrant) =>
      remove('oauth-grants', { id: grant.id, previousData: grant }, { returnPromise: true }),
    confirm: ({ name }) => ({
      title: t('endTitle'),
      text: t('endAsk', { name }),
      confirm: t('end'),
      isDangerous: true,
    }),
    done: t('ended'),
    failed: t('endFailed'),
    settled: list.refetch,
    focus: rows,
  });
  const help = (
    <Link href="/help/assistants" target="_blank" rel="noopener">
      {t('docs')}
    </Link>
  );
  return (
    <ItemsPanel
      texts="assistants"
      list={list}
      ref={rows}
      description={
        <>
          {t('text')} {help}
        </>
      }
      empty={<EmptyState icon={<SmartToyOutlined />} title={t('emptyTitle')} text={t('emptyText')} />}
      row={(grant) => <GrantRow key={grant.id} grant={grant} onEnd={() => disconnecting.act(grant)} />}
    />
  );
}

function GrantRow({ grant, onEnd }: { grant: OauthGrant; onEnd: () => void }) {
  const t = useTranslate('settings');
  const { name, redirectTo, scope, createdAt, expiresAt, lastUsedAt } = grant;
  return (
    <ItemRow
      icon={<SmartToyOutlined />}
      title={name}
      chip={<StatusChip tone={scope === 'write' ? 'warning' : 'neutral'} label={t(`tokens.${scope}`)} />}
      facts={[
        useLastUsed('tokens', lastUsedAt),
        t('assistants.at', { place: redirectTo }),
        t('assistants.created', { date: dayText(createdAt) }),
        t('assistants.until', { date: dayText(expiresAt) }),
      ]}
      action={
        <Changes>
          <RowButton color="error" onClick={onEnd} aria-label={t('assistants.endOf', { name })}>
            {t('assistants.end')}
          </RowButton>
        </Changes>
      }
    />
  );
}
