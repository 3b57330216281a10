import { DataTable } from 'react-admin';
import { type ReceivedWebhook, receiptStates } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { translateSentence } from '../../i18n/sentences.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../AdminTable.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

const Column = DataTable.Col<ReceivedWebhook>;

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
        lead="kind"
        whole={['id']}
        bulkActionButtons={false}
        rowClick={false}
        empty={<NothingFound />}
        aria-label={t('admin.operations.parts.received')}
      >
        <Column source="createdAt" label={t('admin.operations.logs.when')} render={(row) => timeText(row.createdAt, language)} />
        <Column
          source="provider"
          label={t('admin.operations.received.provider')}
          disableSort
          render={(row) => t(`admin.operations.checks.names.${row.provider}`)}
        />
        <Column source="kind" label={t('admin.operations.logs.kind')} disableSort />
        <Column source="about" label={t('admin.operations.received.about')} disableSort render={(row) => row.about ?? '-'} />
        <Column
          source="state"
          label={t('admin.operations.logs.state')}
          disableSort
          render={(row) => <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />}
        />
        <Column
          source="fault"
          label={t('admin.operations.logs.fault')}
          disableSort
          render={(row) => (row.fault ? translateSentence(row.fault) : '-')}
        />
        <Column
          source="id"
          label=""
          disableSort
          align="right"
          render={(row) => <AgainButton list="received-webhooks" id={row.id} about={row.kind} />}
        />
      </AdminTable>
    </LogList>
  );
}
