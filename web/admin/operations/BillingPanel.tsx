import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { Differences } from '../../../server/billing/schemas.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { operationsApi } from './operationsApi.ts';

export function BillingPanel() {
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
