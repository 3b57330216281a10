import { DataTable } from 'react-admin';
import { mailStates, type SentMail } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../AdminTable.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

const Column = DataTable.Col<SentMail>;

/** The mails, and sending one again that held nothing secret. */
export function MailLog() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <LogList
      resource="mails"
      search={t('admin.operations.mails.search')}
      states={mailStates.map((value) => ({ value, label: t(`admin.operations.states.${value}`) }))}
      empty={{ title: t('admin.operations.mails.empty'), text: t('admin.operations.mails.emptyText') }}
    >
      <AdminTable<SentMail>
        lead="subject"
        whole={['id']}
        bulkActionButtons={false}
        rowClick={false}
        empty={<NothingFound />}
        aria-label={t('admin.operations.parts.mails')}
      >
        <Column source="createdAt" label={t('admin.operations.logs.when')} render={(row) => timeText(row.createdAt, language)} />
        <Column source="recipient" label={t('admin.operations.mails.recipient')} disableSort />
        <Column source="subject" label={t('admin.operations.mails.subject')} disableSort />
        <Column
          source="state"
          label={t('admin.operations.logs.state')}
          disableSort
          render={(row) => <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />}
        />
        <Column source="fault" label={t('admin.operations.logs.fault')} disableSort render={(row) => row.fault ?? '-'} />
        <Column
          source="id"
          label=""
          disableSort
          align="right"
          render={(row) => row.again && <AgainButton list="mails" id={row.id} about={row.subject} />}
        />
      </AdminTable>
    </LogList>
  );
}
