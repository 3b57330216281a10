import { type ReceivedWebhook, receiptStates } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { said } from '../../i18n/said.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

export function ReceivedLog() {
  const t = useTranslate();
  const language = useLanguage();
  const state = (row: ReceivedWebhook) => (
    <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />
  );
  const again = (row: ReceivedWebhook) => (
    <AgainButton list="received-webhooks" id={row.id} about={row.kind} />
  );
  return (
    <LogList
      resource="received-webhooks"
      states={receiptStates.map((value) => ({ value, label: t(`admin.operations.states.${value}`) }))}
      empty={{ title: t('admin.operations.received.empty'), text: t('admin.operations.received.emptyText') }}
    >
      <AdminTable<ReceivedWebhook>
        aria-label={t('admin.operations.parts.received')}
        empty={<NothingFound />}
        phone={{
          primaryText: ({ kind }) => kind,
          secondaryText: (row) => (
            <>
              {row.about ?? ''}
              {row.fault && ` · ${said({ message: row.fault, text: row.faultText })}`}
              <br />
              {timeText(row.createdAt, language)} {state(row)} {again(row)}
            </>
          ),
        }}
      >
        <Col<ReceivedWebhook>
          source="createdAt"
          label={t('admin.operations.logs.when')}
          render={(row) => timeText(row.createdAt, language)}
        />
        <Col<ReceivedWebhook>
          source="provider"
          label={t('admin.operations.received.provider')}
          disableSort
          render={(row) => t(`admin.operations.checks.names.${row.provider}`)}
        />
        <Col<ReceivedWebhook> source="kind" label={t('admin.operations.logs.kind')} disableSort />
        <Col<ReceivedWebhook>
          source="about"
          label={t('admin.operations.received.about')}
          disableSort
          render={(row) => row.about ?? '-'}
        />
        <Col<ReceivedWebhook>
          source="state"
          label={t('admin.operations.logs.state')}
          disableSort
          render={state}
        />
        <Col<ReceivedWebhook>
          source="fault"
          label={t('admin.operations.logs.fault')}
          disableSort
          render={(row) => (row.fault ? said({ message: row.fault, text: row.faultText }) : '-')}
        />
        <Col<ReceivedWebhook> source="id" label="" disableSort align="right" render={again} />
      </AdminTable>
    </LogList>
  );
}
