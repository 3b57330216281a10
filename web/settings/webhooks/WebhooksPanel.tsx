import AddRounded from '@mui/icons-material/AddRounded';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { Button, Link } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Webhook } from '../../../server/webhooks/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemList } from '../ItemList.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** Which servers of the person's own are told of what happens. */
export function WebhooksPanel() {
  const t = useTranslate();
  const list = useGetList<Webhook>('webhooks');
  const rows = useRef<HTMLUListElement>(null);
  const [making, setMaking] = useState(false);

  const create = (
    <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setMaking(true)}>
      {t('settings.webhooks.create')}
    </Button>
  );
  const isEmpty = list.data?.length === 0;
  return (
    <Panel
      title={t('settings.webhooks.title')}
      description={
        <>
          {t('settings.webhooks.text')}{' '}
          <Link href="/api/docs" target="_blank" rel="noopener">
            {t('settings.webhooks.docs')}
          </Link>
        </>
      }
      actions={list.data && !isEmpty && create}
    >
      {list.data ? (
        isEmpty ? (
          <EmptyState
            icon={<WebhookOutlined />}
            title={t('settings.webhooks.emptyTitle')}
            text={t('settings.webhooks.emptyText')}
            action={create}
          />
        ) : (
          <ItemList label={t('settings.webhooks.label')} ref={rows}>
            {list.data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onRemoved={() => rows.current?.focus()} />
            ))}
          </ItemList>
        )
      ) : list.isError ? (
        <ErrorState
          title={t('settings.webhooks.loadFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <RowsSkeleton rows={2} height={60} />
      )}
      {making && <NewWebhookDialog onClose={() => setMaking(false)} />}
    </Panel>
  );
}
