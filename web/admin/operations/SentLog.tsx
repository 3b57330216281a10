import { webhookMessageStates } from '../../../server/messaging/webhooks/schemas.ts';
import type { SentWebhook } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { AgainButton } from './AgainButton.tsx';
import { LogList, NothingFound } from './LogList.tsx';
import { stateTones, timeText } from './operationsModel.ts';

export function SentLog() {
  const t = useTranslate();
  const language = useLanguage();
  const state = (row: SentWebhook) => (
    <StatusChip tone={stateTones[row.state]} label={t(`admin.operations.states.${row.state}`)} />
  );
  const again = (row: SentWebhook) => <AgainButton list="sent-webhooks" id={row.id} about={row.type} />;
  return (
    <LogList
      resource="sent-webhooks"
      states={webhookMessageStates.map((value) => ({ value, label: t(`admin.operations.states.${value}`) }))}
      empty={{ title: t('admin.operations.sent.empty'), text: t('admin.operations.sent.emptyText') }}
    >
      <AdminTable<SentWebhook>
        aria-label={t('admin.operations.parts.sent')}
        empty={<NothingFound />}
        phone={{
          primaryText: ({ type }) => type,
          secondaryText: (row) => (
            <>
              {row.email} · {new URL(row.url).host}
              {row.fault && ` · ${row.fault}`}
              <br />
              {timeText(row.createdAt, language)} {state(row)} {again(row)}
            </>
          ),
        }}
      >
        <Col<SentWebhook>
          source="createdAt"
          label={t('admin.operations.logs.when')}
          render={(row) => timeText(row.createdAt, language)}
        />
        <Col<SentWebhook> source="type" label={t('admin.operations.logs.kind')} disableSort />
        <Col<SentWebhook> source="email" label={t('admin.operations.sent.customer')} disableSort />
        <Col<SentWebhook>
          source="url"
          label={t('admin.operations.sent.url')}
          disableSort
          render={(row) => new URL(row.url).host}
        />
        <Col<SentWebhook>
          source="state"
          label={t('admin.operations.logs.state')}
          disableSort
          render={state}
        />
        <Col<SentWebhook> source="tries" label={t('admin.operations.logs.tries')} disableSort align="right" />
        <Col<SentWebhook>
          source="fault"
          label={t('admin.operations.logs.fault')}
          disableSort
          render={(row) => row.fault ?? '-'}
        />
        <Col<SentWebhook> source="id" label="" disableSort align="right" render={again} />
      </AdminTable>
    </LogList>
  );
}
