import { Box, Button, Typography } from '@mui/material';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CheckName, checkNames, type Operations } from '../../../server/operations/schemas.ts';
import { Panel } from '../../components/Panel.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import type { TextName } from '../../i18n/texts.ts';
import { translated } from '../../i18n/translated.ts';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { checkQuery, overviewQuery } from './operationsApi.ts';
import { timeText } from './operationsModel.ts';

type Provider = Operations['providers'][number];

export function ChecksPanel({ providers }: Pick<Operations, 'providers'>) {
  const t = useTranslate();
  const client = useQueryClient();
  const isBusy = useIsFetching({ queryKey: ['checks'] }) > 0;

  // One after the other, so that a fault of one is not caused by another.
  async function test(...names: readonly CheckName[]): Promise<void> {
    for (const name of names)
      await client
        .fetchQuery(checkQuery(name))
        .catch((error) => notifyFailure(error, t('admin.operations.checks.failed')));
    await client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  }

  return (
    <Panel
      title={t('admin.operations.checks.title')}
      description={t('admin.operations.checks.text')}
      actions={
        <Button variant="outlined" disabled={isBusy} onClick={() => void test(...checkNames)}>
          {t('admin.operations.checks.all')}
        </Button>
      }
    >
      <Box
        component="ul"
        aria-label={t('admin.operations.checks.title')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {checkNames.map((name) => (
          <Check
            key={name}
            name={name}
            provider={providers.find((provider) => provider.name === name)}
            onTest={() => void test(name)}
          />
        ))}
      </Box>
    </Panel>
  );
}

type Props = { name: CheckName; provider: Provider | undefined; onTest: () => void };

function Check({ name, provider, onTest }: Props) {
  const t = useTranslate();
  const { data: finding, isFetching } = useQuery({ ...checkQuery(name), enabled: false });
  const title = t(`admin.operations.checks.names.${name.replaceAll('-', '_')}` as TextName);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 4, py: 1, borderTop: 1, borderColor: 'line' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 30 }}>
          <Typography sx={{ fontWeight: 500, minWidth: { md: 220 } }}>{title}</Typography>
          {provider?.side === 'sandbox' && (
            <StatusChip tone="info" label={t('admin.operations.checks.sandbox')} />
          )}
          {provider?.circuit && provider.circuit !== 'closed' && (
            <StatusChip tone="bad" label={t(`admin.operations.checks.${provider.circuit}`)} />
          )}
          {finding && (
            <StatusChip
              tone={finding.ok ? 'good' : 'bad'}
              label={t(finding.ok ? 'admin.operations.checks.ok' : 'admin.operations.checks.wrong')}
            />
          )}
          {provider && (
            <Typography variant="body2" className="tabular" color="textSecondary" sx={{ ml: { md: 'auto' } }}>
              {latelyText(provider, t)}
            </Typography>
          )}
        </Box>
        <Box role="status">
          {finding && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translated({ message: finding.said, text: finding.saidText })}
            </Typography>
          )}
          {finding?.fix && (
            <Typography variant="subtitle2" sx={{ mt: 1 }}>
              {t('admin.operations.checks.fix', {
                fix: translated({ message: finding.fix, text: finding.fixText }),
              })}
            </Typography>
          )}
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={isFetching}
        onClick={onTest}
        aria-label={t('admin.operations.checks.testOf', { name: title })}
        sx={{ alignSelf: 'start' }}
      >
        {t('admin.operations.checks.test')}
      </Button>
    </Box>
  );
}

function latelyText({ succeededAt, failedAt, fault, latencyMs }: Provider, t: Translate): string {
  return [
    succeededAt
      ? t('admin.operations.checks.answered', { time: timeText(succeededAt) })
      : t('admin.operations.checks.neverAnswered'),
    failedAt &&
      t('admin.operations.checks.failedAt', {
        time: timeText(failedAt),
        fault: t(`admin.operations.causes.${fault}` as TextName, { _: fault ?? '' }),
      }),
    latencyMs !== null && t('admin.operations.checks.latency', { ms: latencyMs }),
  ]
    .filter(Boolean)
    .join(' · ');
}
