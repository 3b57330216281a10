import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Differences } from '../../../server/billing/reconcileSchemas.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { SmallTable } from '../list/SmallTable.tsx';
import { operationsApi } from './operationsApi.ts';

const heads = ['who', 'what', 'ours', 'theirs'] as const;

export function BillingPanel() {
  const t = useTranslate();
  const [found, setFound] = useState<Differences | null>(null);
  const differences = found?.differences ?? [];

  const compare = () =>
    withOverlay(operationsApi.differences).then(setFound, (error) =>
      notifyFailure(error, t('admin.operations.billing.failed')),
    );
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

  return (
    <Panel
      title={t('admin.operations.billing.title')}
      description={t('admin.operations.billing.text')}
      actions={
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void compare()}>
            {t('admin.operations.billing.compare')}
          </Button>
          {differences.length > 0 && (
            <Button variant="contained" onClick={() => repairing.ask()}>
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
      {differences.length > 0 && (
        <SmallTable
          label={t('admin.operations.billing.title')}
          heads={heads.map((name) => t(`admin.operations.billing.${name}`))}
          rows={differences.map(({ email, customerId, what, ours, theirs }) => [
            email ?? customerId,
            what,
            ours ?? '-',
            theirs ?? '-',
          ])}
        />
      )}
      {repairing.dialog}
    </Panel>
  );
}
