import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Differences } from '../../../server/billing/reconcileSchemas.ts';
import {
  type CheckName,
  checkNames,
  type Finding,
  type Operations,
} from '../../../server/operations/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { PartNav } from '../PartNav.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { CheckRow } from './CheckRow.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { MailLog, ReceivedLog, SentLog } from './logs.tsx';
import { operationsApi } from './operationsApi.ts';
import { ReadsPanel } from './ReadsPanel.tsx';
import { StopPanel } from './StopPanel.tsx';
import { Tiles } from './Tiles.tsx';

const faces = {
  overview: Overview,
  received: ReceivedLog,
  sent: SentLog,
  mails: MailLog,
  dead: DeadLetters,
  billing: BillingPanel,
};
type Face = keyof typeof faces;
const names = Object.keys(faces) as Face[];
const isFace = (name: string | undefined): name is Face => name !== undefined && name in faces;

export function OperationsPage() {
  const t = useTranslate();
  const { part } = useParams();
  const face = isFace(part) ? part : 'overview';
  const Shown = faces[face];
  return (
    <Page title={t(face === 'overview' ? 'admin.operations.title' : `admin.operations.parts.${face}`)}>
      <PartNav
        label={t('admin.operations.parts.label')}
        links={names.map((name) => ({
          to: name === 'overview' ? '/admin/operations' : `/admin/operations/${name}`,
          text: t(`admin.operations.parts.${name}`),
        }))}
      />
      <Shown />
    </Page>
  );
}

const refreshMs = 10_000;

function Overview() {
  const t = useTranslate();
  const found = useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => operationsApi.read({ signal }),
    refetchInterval: refreshMs,
  });
  return (
    <Faces of={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={8} />}>
      {({ engine, backlog, providers, version }) => (
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Tiles engine={engine} backlog={backlog} version={version} stale={found.isError} />
          <StopPanel />
          <ActivityPanel />
          <ReadsPanel />
          <ChecksPanel providers={providers} />
        </Box>
      )}
    </Faces>
  );
}

function ChecksPanel({ providers }: Pick<Operations, 'providers'>) {
  const t = useTranslate();
  const client = useQueryClient();
  const [found, setFound] = useState<Partial<Record<CheckName, Finding>>>({});
  const [running, setRunning] = useState<readonly CheckName[]>([]);

  async function run(name: CheckName): Promise<void> {
    setRunning((all) => [...all, name]);
    try {
      const finding = await operationsApi.check(name);
      setFound((all) => ({ ...all, [name]: finding }));
      void client.invalidateQueries({ queryKey: ['operations'], exact: true });
    } catch (error) {
      notifyFailure(error, t('admin.operations.checks.failed'));
    }
    setRunning((all) => all.filter((one) => one !== name));
  }
  // One after the other: what is wrong with one is easier to see while nothing else happens.
  async function runAll(): Promise<void> {
    for (const name of checkNames) await run(name);
  }

  return (
    <Panel
      title={t('admin.operations.checks.title')}
      description={t('admin.operations.checks.text')}
      actions={
        <Button variant="outlined" disabled={running.length > 0} onClick={() => void runAll()}>
          {t('admin.operations.checks.all')}
        </Button>
      }
    >
      <ul
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
        aria-label={t('admin.operations.checks.title')}
      >
        {checkNames.map((name) => (
          <CheckRow
            key={name}
            name={name}
            provider={providers.find((one) => one.name === name)}
            finding={found[name]}
            busy={running.includes(name)}
            onTest={() => void run(name)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function BillingPanel() {
  const t = useTranslate();
  const [found, setFound] = useState<Differences | null>(null);
  const [isComparing, setComparing] = useState(false);

  async function compare(): Promise<void> {
    setComparing(true);
    await withOverlay(operationsApi.differences).then(setFound, (error) =>
      notifyFailure(error, t('admin.operations.billing.failed')),
    );
    setComparing(false);
  }
  const repairing = useConfirmedAction(() => ({
    title: t('admin.operations.billing.repairTitle'),
    text: t('admin.operations.billing.repairAsk'),
    confirm: t('admin.operations.billing.repair'),
    action: async () => {
      const { checked, remaining } = await operationsApi.repair();
      setFound({ checked, differences: remaining });
      notify.success(t('admin.operations.billing.repaired', { smart_count: remaining.length }));
    },
    failed: t('admin.operations.billing.failed'),
  }));
  const busy = isComparing || repairing.busy;

  const differences = found?.differences ?? [];
  const shown = differences.map((one) => ({ ...one, key: `${one.customerId} ${one.what}` }));
  return (
    <Panel
      title={t('admin.operations.billing.title')}
      description={t('admin.operations.billing.text')}
      actions={
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={busy} onClick={() => void compare()}>
            {t('admin.operations.billing.compare')}
          </Button>
          {shown.length > 0 && (
            <Button variant="contained" disabled={busy} onClick={() => repairing.ask()}>
              {t('admin.operations.billing.repair')}
            </Button>
          )}
        </Box>
      }
    >
      <Typography role="status" className="tabular">
        {found &&
          t('admin.operations.billing.found', { smart_count: differences.length, checked: found.checked })}
      </Typography>
      {shown.length > 0 && (
        <Box
          sx={{ overflowX: 'auto', mt: 3 }}
          tabIndex={0}
          role="region"
          aria-label={t('admin.operations.billing.title')}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                {(['who', 'what', 'ours', 'theirs'] as const).map((name) => (
                  <TableCell key={name}>{t(`admin.operations.billing.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map(({ key, email, customerId, what, ours, theirs }) => (
                <TableRow key={key}>
                  <TableCell>{email ?? customerId}</TableCell>
                  <TableCell>{what}</TableCell>
                  <TableCell>{ours ?? '-'}</TableCell>
                  <TableCell>{theirs ?? '-'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {repairing.dialog}
    </Panel>
  );
}
