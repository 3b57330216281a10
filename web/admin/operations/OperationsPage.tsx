import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Faces } from '../../components/Faces.tsx';
import { Page } from '../../components/Page.tsx';
import { PartNav } from '../../components/PartNav.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { BillingPanel } from './BillingPanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { DeadLetters, MailLog, ReceivedLog, SentLog } from './logs.tsx';
import { overviewQuery } from './operationsApi.ts';
import { ReadsPanel } from './ReadsPanel.tsx';
import { ServersPanel } from './ServersPanel.tsx';
import { StopPanel } from './StopPanel.tsx';
import { Tiles } from './Tiles.tsx';

const parts = {
  overview: Overview,
  received: ReceivedLog,
  sent: SentLog,
  mails: MailLog,
  dead: DeadLetters,
  billing: BillingPanel,
};
const names = Object.keys(parts) as (keyof typeof parts)[];

export function OperationsPage() {
  const t = useTranslate();
  const { part: asked } = useParams();
  const part = names.find((name) => name === asked) ?? 'overview';
  const Part = parts[part];
  return (
    <Page title={t(part === 'overview' ? 'admin.operations.title' : `admin.operations.parts.${part}`)}>
      <PartNav
        label={t('admin.operations.parts.label')}
        links={names.map((name) => ({
          to: name === 'overview' ? '/admin/operations' : `/admin/operations/${name}`,
          text: t(`admin.operations.parts.${name}`),
        }))}
      />
      <Part />
    </Page>
  );
}

function Overview() {
  const t = useTranslate();
  const found = useQuery(overviewQuery);
  return (
    <Faces query={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={8} />}>
      {(operations) => (
        <Stack spacing={5}>
          <Tiles {...operations} stale={found.isError} />
          <StopPanel />
          <ServersPanel {...operations} />
          <ActivityPanel />
          <ReadsPanel />
          <ChecksPanel {...operations} />
        </Stack>
      )}
    </Faces>
  );
}
