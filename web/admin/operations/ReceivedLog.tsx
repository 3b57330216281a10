import { type ReceivedWebhook, receiptStates } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { translateSentence } from '../../i18n/sentences.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

/** The notices that the providers sent, and handling one anew. */
export function ReceivedLog() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <LogList
      resource="received-webhooks"
      states={receiptStates.map((value) => ({ value, label: t(`admin.operations.states.${value}`) }))}
      empty={{ title: t('admin.operations.received.empty'), text: t('admin.operations.received.emptyText') }}
    >
      <AdminTable<ReceivedWebhook>
        label={t('admin.operations.parts.received')}
        columns={[
          {
            source: 'createdAt',
            label: t('admin.operations.logs.when'),
            sort: 'ASC',
            render: (row) => timeText(row.createdAt, language),
          },
          {
            source: 'provider',
            label: t('admin.operations.received.provider'),
            render: (row) => t(`admin.operations.checks.names.${row.provider}`),
          },
          { source: 'kind', label: t('admin.operations.logs.kind'), phone: 'lead' },
          { source: 'about', label: t('admin.operations.received.about'), render: (row) => row.about ?? '-' },
          {
            source: 'state',
            label: t('admin.operations.logs.state'),
            render: (row) => (
              <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />
            ),
          },
          {
            source: 'fault',
            label: t('admin.operations.logs.fault'),
            render: (row) => (row.fault ? translateSentence(row.fault) : '-'),
          },
          {
            source: 'id',
            label: '',
            align: 'right',
            phone: 'whole',
            render: (row) => <AgainButton list="received-webhooks" id={row.id} about={row.kind} />,
          },
        ]}
        empty={<NothingFound />}
      />
    </LogList>
  );
}
