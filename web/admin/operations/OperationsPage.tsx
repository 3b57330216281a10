import { Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type CheckName,
  checkNames,
  type Finding,
  type Operations,
} from '../../../server/operations/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { PartNav } from '../PartNav.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { BillingPanel } from './BillingPanel.tsx';
import { CheckRow } from './CheckRow.tsx';
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

/** What is asked anew while somebody looks. What is shown stays until there is something else to show. */
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
