import { mailStates, type SentMail } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

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
        label={t('admin.operations.parts.mails')}
        columns={[
          {
            source: 'createdAt',
            label: t('admin.operations.logs.when'),
            sort: 'ASC',
            render: (row) => timeText(row.createdAt, language),
          },
          { source: 'recipient', label: t('admin.operations.mails.recipient') },
          { source: 'subject', label: t('admin.operations.mails.subject'), phone: 'lead' },
          {
            source: 'state',
            label: t('admin.operations.logs.state'),
            render: (row) => (
              <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />
            ),
          },
          { source: 'fault', label: t('admin.operations.logs.fault'), render: (row) => row.fault ?? '-' },
          {
            source: 'id',
            label: '',
            align: 'right',
            phone: 'whole',
            render: (row) => row.again && <AgainButton list="mails" id={row.id} about={row.subject} />,
          },
        ]}
        empty={<NothingFound />}
      />
    </LogList>
  );
}
