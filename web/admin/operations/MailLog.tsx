import { mailStates, type SentMail } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

export function MailLog() {
  const t = useTranslate();
  const language = useLanguage();
  const state = (row: SentMail) => (
    <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />
  );
  const again = (row: SentMail) => row.again && <AgainButton list="mails" id={row.id} about={row.subject} />;
  return (
    <LogList
      resource="mails"
      search={t('admin.operations.mails.search')}
      states={mailStates.map((value) => ({ value, label: t(`admin.operations.states.${value}`) }))}
      empty={{ title: t('admin.operations.mails.empty'), text: t('admin.operations.mails.emptyText') }}
    >
      <AdminTable<SentMail>
        aria-label={t('admin.operations.parts.mails')}
        empty={<NothingFound />}
        phone={{
          primaryText: ({ subject }) => subject,
          secondaryText: (row) => (
            <>
              {row.recipient}
              {row.fault && ` · ${row.fault}`}
              <br />
              {timeText(row.createdAt, language)} {state(row)} {again(row)}
            </>
          ),
        }}
      >
        <Col<SentMail>
          source="createdAt"
          label={t('admin.operations.logs.when')}
          render={(row) => timeText(row.createdAt, language)}
        />
        <Col<SentMail> source="recipient" label={t('admin.operations.mails.recipient')} disableSort />
        <Col<SentMail> source="subject" label={t('admin.operations.mails.subject')} disableSort />
        <Col<SentMail> source="state" label={t('admin.operations.logs.state')} disableSort render={state} />
        <Col<SentMail>
          source="fault"
          label={t('admin.operations.logs.fault')}
          disableSort
          render={(row) => row.fault ?? '-'}
        />
        <Col<SentMail> source="id" label="" disableSort align="right" render={again} />
      </AdminTable>
    </LogList>
  );
}
