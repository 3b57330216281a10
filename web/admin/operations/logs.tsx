import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, SelectInput, TextInput, useListContext } from 'react-admin';
import { webhookMessageStates } from '../../../server/messaging/webhooks/schemas.ts';
import {
  mailStates,
  type ReceivedWebhook,
  type SentMail,
  type SentWebhook,
  webhookEventStates,
} from '../../../server/operations/logSchemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { filterField, filterSelect } from '../../components/FilterRow.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { said } from '../../i18n/said.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { operationsApi } from './operationsApi.ts';
import { stateTones, timeText } from './operationsModel.ts';

type Entry = RaRecord & {
  id: string;
  createdAt: string;
  state: keyof typeof stateTones;
  fault: string | null;
  faultText?: Parameters<typeof said>[0]['text'];
};

type Props<Row extends Entry> = {
  part: 'received' | 'sent' | 'mails';
  resource: 'received-webhooks' | 'sent-webhooks' | 'mails';
  states: readonly Row['state'][];
  search?: string;
  /** Names an entry on its button. */
  about: (row: Row) => string;
  canRepeat?: (row: Row) => boolean;
  detail: (row: Row) => ReactNode;
  children: ReactNode;
};

export const refreshMs = 15_000;

/** New entries come by themselves, the latest first. */
function Log<Row extends Entry>(props: Props<Row>) {
  const { part, resource, states, search, about, canRepeat = () => true, detail, children } = props;
  const t = useTranslate();
  const stateText = (state: Row['state']) => t(`admin.operations.states.${state}`);
  const state = (row: Row) => <StatusChip tone={stateTones[row.state]} label={stateText(row.state)} />;
  const fault = (row: Row) => row.fault && said({ message: row.fault, text: row.faultText });
  const again = (row: Row) =>
    canRepeat(row) && <AgainButton list={resource} id={row.id} about={about(row)} />;
  return (
    <AdminList
      resource={resource}
      failed={t('admin.operations.failed')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={false}
      filters={[
        ...(search
          ? [<TextInput {...filterField} key="q" source="q" type="search" label={search} alwaysOn />]
          : []),
        <SelectInput
          {...filterSelect}
          key="state"
          source="state"
          label={<span>{t('admin.operations.logs.state')}</span>}
          choices={[
            { id: '', name: t('admin.operations.logs.any') },
            ...states.map((id) => ({ id, name: stateText(id) })),
          ]}
          alwaysOn
        />,
      ]}
      empty={
        <EmptyState
          title={t(`admin.operations.${part}.empty`)}
          text={t(`admin.operations.${part}.emptyText`)}
        />
      }
      queryOptions={{ refetchInterval: refreshMs }}
    >
      <AdminTable<Row>
        aria-label={t(`admin.operations.parts.${part}`)}
        empty={
          <EmptyState title={t('admin.operations.logs.none')} text={t('admin.operations.logs.noneText')} />
        }
        phone={{
          primaryText: about,
          secondaryText: (row) => (
            <>
              {detail(row)}
              {row.fault && ` · ${fault(row)}`}
              <br />
              {timeText(row.createdAt)} {state(row)} {again(row)}
            </>
          ),
        }}
      >
        <Col<Row>
          source="createdAt"
          label={t('admin.operations.logs.when')}
          render={({ createdAt }) => timeText(createdAt)}
        />
        {children}
        <Col<Row> source="state" label={t('admin.operations.logs.state')} disableSort render={state} />
        <Col<Row>
          source="fault"
          label={t('admin.operations.logs.fault')}
          disableSort
          render={(row) => fault(row) ?? '-'}
        />
        <Col<Row> source="id" label="" disableSort align="right" render={again} />
      </AdminTable>
    </AdminList>
  );
}

type AgainProps = {
  list: 'received-webhooks' | 'sent-webhooks' | 'mails' | 'dead-letters';
  id: string;
  about: string;
};

export function AgainButton({ list, id, about }: AgainProps) {
  const t = useTranslate();
  const { refetch } = useListContext();
  const [busy, setBusy] = useState(false);
  const label = t(list === 'mails' ? 'admin.operations.logs.send' : 'admin.operations.logs.replay');

  async function press(): Promise<void> {
    setBusy(true);
    try {
      const { state, fault, faultText } = await withOverlay(() => operationsApi.again(list, id));
      if (fault === null)
        notify.success(
          t('admin.operations.logs.done', { state: t(`admin.operations.states.${state}` as never) }),
        );
      else notify.error(said({ message: fault, text: faultText }));
    } catch (error) {
      notifyFailure(error, t('admin.operations.logs.failed'));
    }
    void refetch();
    setBusy(false);
  }

  return (
    <Button size="small" loading={busy} onClick={() => void press()} aria-label={`${label}: ${about}`}>
      {label}
    </Button>
  );
}

export function ReceivedLog() {
  const t = useTranslate();
  return (
    <Log<ReceivedWebhook>
      part="received"
      resource="received-webhooks"
      states={webhookEventStates}
      about={({ kind }) => kind}
      detail={({ about }) => about}
    >
      <Col<ReceivedWebhook>
        source="provider"
        label={t('admin.operations.received.provider')}
        disableSort
        render={({ provider }) => t(`admin.operations.checks.names.${provider}`)}
      />
      <Col<ReceivedWebhook> source="kind" label={t('admin.operations.logs.kind')} disableSort />
      <Col<ReceivedWebhook>
        source="about"
        label={t('admin.operations.received.about')}
        disableSort
        render={({ about }) => about ?? '-'}
      />
    </Log>
  );
}

export function SentLog() {
  const t = useTranslate();
  return (
    <Log<SentWebhook>
      part="sent"
      resource="sent-webhooks"
      states={webhookMessageStates}
      about={({ type }) => type}
      detail={({ email, url }) => `${email} · ${new URL(url).host}`}
    >
      <Col<SentWebhook> source="type" label={t('admin.operations.logs.kind')} disableSort />
      <Col<SentWebhook> source="email" label={t('admin.operations.sent.customer')} disableSort />
      <Col<SentWebhook>
        source="url"
        label={t('admin.operations.sent.url')}
        disableSort
        render={({ url }) => new URL(url).host}
      />
      <Col<SentWebhook> source="tries" label={t('admin.operations.logs.tries')} disableSort align="right" />
    </Log>
  );
}

export function MailLog() {
  const t = useTranslate();
  return (
    <Log<SentMail>
      part="mails"
      resource="mails"
      search={t('admin.operations.mails.search')}
      states={mailStates}
      about={({ subject }) => subject}
      canRepeat={({ again }) => again}
      detail={({ recipient }) => recipient}
    >
      <Col<SentMail> source="recipient" label={t('admin.operations.mails.recipient')} disableSort />
      <Col<SentMail> source="subject" label={t('admin.operations.mails.subject')} disableSort />
    </Log>
  );
}
