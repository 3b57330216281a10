import type { SentWebhook } from '../../../server/operations/schemas.ts';
import { webhookMessageStates } from '../../../server/webhooks/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

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
        label={t('admin.operations.parts.sent')}
        columns={[
          {
            source: 'createdAt',
            label: t('admin.operations.logs.when'),
            sort: 'ASC',
            render: (row) => timeText(row.createdAt, language),
          },
          { source: 'type', label: t('admin.operations.logs.kind'), phone: 'lead' },
          { source: 'email', label: t('admin.operations.sent.customer') },
          { source: 'url', label: t('admin.operations.sent.url'), render: (row) => new URL(row.url).host },
          {
            source: 'state',
            label: t('admin.operations.logs.state'),
            render: (row) => (
              <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />
            ),
          },
          { source: 'tries', label: t('admin.operations.logs.tries'), align: 'right' },
          { source: 'fault', label: t('admin.operations.logs.fault'), render: (row) => row.fault ?? '-' },
          {
            source: 'id',
            label: '',
            align: 'right',
            phone: 'whole',
            render: (row) => <AgainButton list="sent-webhooks" id={row.id} about={row.type} />,
          },
        ]}
        empty={<NothingFound />}
      />
    </LogList>
  );
}
