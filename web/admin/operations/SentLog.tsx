import { DataTable } from 'react-admin';
import type { SentWebhook } from '../../../server/operations/schemas.ts';
import { webhookMessageStates } from '../../../server/webhooks/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../AdminTable.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

const Column = DataTable.Col<SentWebhook>;

/** What customers' own servers were sent. */
export function SentLog() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <LogList
      resource="sent-webhooks"
      states={webhookMessageStates.map((value) => ({ value, label: t(`admin.operations.states.${value}`) }))}
      empty={{ title: t('admin.operations.sent.empty'), text: t('admin.operations.sent.emptyText') }}
    >
      <AdminTable<SentWebhook>
        lead="type"
        whole={['id']}
        bulkActionButtons={false}
        rowClick={false}
        empty={<NothingFound />}
        aria-label={t('admin.operations.parts.sent')}
      >
        <Column source="createdAt" label={t('admin.operations.logs.when')} render={(row) => timeText(row.createdAt, language)} />
        <Column source="type" label={t('admin.operations.logs.kind')} disableSort />
        <Column source="email" label={t('admin.operations.sent.customer')} disableSort />
        <Column source="url" label={t('admin.operations.sent.url')} disableSort render={(row) => new URL(row.url).host} />
        <Column
          source="state"
          label={t('admin.operations.logs.state')}
          disableSort
          render={(row) => <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />}
        />
        <Column source="tries" label={t('admin.operations.logs.tries')} disableSort align="right" />
        <Column source="fault" label={t('admin.operations.logs.fault')} disableSort render={(row) => row.fault ?? '-'} />
        <Column
          source="id"
          label=""
          disableSort
          align="right"
          render={(row) => <AgainButton list="sent-webhooks" id={row.id} about={row.type} />}
        />
      </AdminTable>
    </LogList>
  );
}
