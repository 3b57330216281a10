import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { webhookMessageStates } from '../../../server/messaging/webhooks/schemas.ts';
import {
  type DeadLetter,
  mailStates,
  type ReceivedWebhook,
  type SentMail,
  type SentWebhook,
  webhookEventStates,
} from '../../../server/operations/logSchemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FilterText } from '../../components/FilterRow.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useAction } from '../../components/useAction.ts';
import { translated } from '../../i18n/translated.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { operationsApi } from './operationsApi.ts';
import { stateTones, timeText } from './operationsModel.ts';

type State = keyof typeof stateTones;
type Entry = RaRecord & {
  id: string;
  createdAt: string;
  state?: State;
  fault: string | null;
  faultText?: Parameters<typeof translated>[0]['text'];
};

type Props<Row extends Entry> = {
  part: 'received' | 'sent' | 'mails' | 'dead';
  resource: string;
  states?: readonly State[];
  hasSearch?: boolean;
  /** Names an entry in its button's accessible name. */
  about: (row: Row) => string;
  at?: (row: Row) => string;
  canRepeat?: (row: Row) => boolean;
  detail: (row: Row) => ReactNode;
  /** The log's own columns. Null shows the value as it is. */
  columns: { [source: string]: ((row: Row) => ReactNode) | null };
};

/** Newest first; new entries appear by polling. */
function Log<Row extends Entry>(props: Props<Row>) {
  const { part, resource, states = [], hasSearch, about, detail, columns } = props;
  const { at = ({ createdAt }) => createdAt, canRepeat = () => true } = props;
  const t = useTranslate();
  const stateText = (state: State) => t(`admin.operations.states.${state}`);
  const state = (row: Row) =>
    row.state && <StatusChip tone={stateTones[row.state]} label={stateText(row.state)} />;
  const fault = (row: Row) => row.fault && translated({ message: row.fault, text: row.faultText });
  const again = (row: Row) =>
    canRepeat(row) && <AgainButton list={resource} id={row.id} about={about(row)} />;
  const Column = Col<Row>;
  const empty = (
    <EmptyState title={t(`admin.operations.${part}.empty`)} text={t(`admin.operations.${part}.emptyText`)} />
  );
  const search = hasSearch && <FilterText key="q" source="q" alwaysOn />;
  const select = states.length > 0 && (
    <FilterSelect
      key="state"
      source="state"
      label={t('resources.mails.fields.state')}
      all={t('admin.operations.logs.any')}
      choices={states.map((id) => ({ id, name: stateText(id) }))}
      alwaysOn
    />
  );
  return (
    <AdminList
      resource={resource}
      failed={t('admin.operations.failed')}
      filters={[search, select].filter((filter) => typeof filter === 'object')}
      empty={empty}
      queryOptions={{ refetchInterval: 15_000 }}
    >
      <AdminTable<Row>
        aria-label={t(`admin.operations.parts.${part}`)}
        // A long text must not push what follows out of view.
        sx={{ '& td:is(.column-about, .column-fault, .column-recipient, .column-subject)': wrapped }}
        empty={
          select ? (
            <EmptyState title={t('admin.operations.logs.none')} text={t('admin.operations.logs.noneText')} />
          ) : (
            empty
          )
        }
        phone={{
          primaryText: about,
          secondaryText: (row) => (
            <>
              {detail(row)}
              {row.fault && ` · ${fault(row)}`}
              <br />
              {timeText(at(row))} {state(row)} {again(row)}
            </>
          ),
        }}
      >
        <Column source="createdAt" render={(row) => timeText(at(row))} />
        {Object.entries(columns).map(([source, render]) => (
          <Column key={source} source={source} disableSort {...(render && { render })} />
        ))}
        {select && <Column source="state" disableSort render={state} />}
        <Column source="fault" disableSort render={(row) => fault(row) ?? '-'} />
        <Column source="id" label="" disableSort align="right" render={again} />
      </AdminTable>
    </AdminList>
  );
}

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

function AgainButton({ list, id, about }: { list: string; id: string; about: string }) {
  const t = useTranslate();
  const { refetch } = useListContext();
  const label = t(list === 'mails' ? 'admin.operations.logs.send' : 'admin.operations.logs.replay');

  const repeating = useAction({
    run: () => operationsApi.again(list, id),
    done({ state, fault, faultText }) {
      if (fault === null)
        return t('admin.operations.logs.done', { state: t(`admin.operations.states.${state}` as never) });
      notify.error(translated({ message: fault, text: faultText }));
    },
    failed: t('admin.operations.logs.failed'),
    settled: () => void refetch(),
  });

  return (
    <Button
      size="small"
      loading={repeating.busy}
      onClick={() => repeating.act()}
      aria-label={`${label}: ${about}`}
    >
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
      columns={{
        provider: ({ provider }) => t(`admin.operations.checks.names.${provider}`),
        kind: null,
        about: ({ about }) => about ?? '-',
      }}
    />
  );
}

const hostOf = ({ url }: SentWebhook) => new URL(url).host;

export const SentLog = () => (
  <Log<SentWebhook>
    part="sent"
    resource="sent-webhooks"
    states={webhookMessageStates}
    about={({ type }) => type}
    detail={(row) => `${row.email} · ${hostOf(row)}`}
    columns={{ type: null, email: null, url: hostOf, tries: null }}
  />
);

export const MailLog = () => (
  <Log<SentMail>
    part="mails"
    resource="mails"
    hasSearch
    states={mailStates}
    about={({ subject }) => subject}
    canRepeat={({ again }) => again}
    detail={({ recipient }) => recipient}
    columns={{ recipient: null, subject: null }}
  />
);

export function DeadLetters() {
  const t = useTranslate();
  const kind = (row: DeadLetter) => t(`admin.operations.dead.kinds.${row.kind}`);
  return (
    <Log<DeadLetter>
      part="dead"
      resource="dead-letters"
      about={({ about }) => about}
      at={({ failedAt, createdAt }) => failedAt ?? createdAt}
      detail={kind}
      columns={{ kind, about: null, tries: null }}
    />
  );
}
