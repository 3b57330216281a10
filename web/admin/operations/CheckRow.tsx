import { Box, Button, Typography } from '@mui/material';
import type { CheckName, Finding, Operations } from '../../../server/operations/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { said } from '../../i18n/said.ts';
import type { TextName } from '../../i18n/textNames.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { timeText } from './operationsModel.ts';

type Provider = Operations['providers'][number];
type Props = {
  name: CheckName;
  provider: Provider | undefined;
  finding: Finding | undefined;
  busy: boolean;
  onTest: () => void;
};

export function CheckRow({ name, provider, finding, busy, onTest }: Props) {
  const t = useTranslate();
  const title = t(`admin.operations.checks.names.${name.replaceAll('-', '_')}` as TextName);
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 4,
        py: 1,
        minHeight: 32,
        borderTop: `1px solid ${palette.line}`,
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={line}>
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
          {provider && <Lately provider={provider} />}
        </Box>
        <Box role="status">
          {finding && (
            <>
              <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                {said({ message: finding.said, text: finding.saidText })}
              </Typography>
              {finding.fix && (
                <Typography variant="body2" sx={{ mt: 1, fontWeight: 500, overflowWrap: 'anywhere' }}>
                  {t('admin.operations.checks.fix', {
                    fix: said({ message: finding.fix, text: finding.fixText }),
                  })}
                </Typography>
              )}
            </>
          )}
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={busy}
        onClick={onTest}
        aria-label={t('admin.operations.checks.testOf', { name: title })}
      >
        {t('admin.operations.checks.test')}
      </Button>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  minHeight: 30,
} as const;

function Lately({ provider: { succeededAt, failedAt, fault, latencyMs } }: { provider: Provider }) {
  const t = useTranslate();
  const parts = [
    succeededAt
      ? t('admin.operations.checks.answered', { time: timeText(succeededAt) })
      : t('admin.operations.checks.neverAnswered'),
    failedAt &&
      t('admin.operations.checks.failedAt', {
        time: timeText(failedAt),
        fault: t(`admin.operations.causes.${fault}` as TextName, { _: fault ?? '' }),
      }),
    latencyMs !== null && t('admin.operations.checks.latency', { ms: latencyMs }),
  ].filter(Boolean);
  return (
    <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary', ml: { md: 'auto' } }}>
      {parts.join(' · ')}
    </Typography>
  );
}
