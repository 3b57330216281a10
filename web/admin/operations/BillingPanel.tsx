import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Differences } from '../../../server/billing/reconcileSchemas.ts';
import { Panel } from '../../components/Panel.tsx';
import { SmallTable } from '../../components/SmallTable.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { operationsApi } from './operationsApi.ts';

const heads = ['who', 'what', 'ours', 'theirs'] as const;

export function BillingPanel() {
  const t = useTranslate();
  const [found, setFound] = useState<Differences | null>(null);
  const differences = found?.differences ?? [];

  const failed = t('admin.operations.billing.failed');
  const comparing = useAction({ run: async () => setFound(await operationsApi.differences()), failed });
  const repairing = useAction({
    async run() {
      const { checked, remaining } = await operationsApi.repair();
      setFound({ checked, differences: remaining });
      return remaining.length;
    },
    confirm: {
      title: t('admin.operations.billing.repairTitle'),
      text: t('admin.operations.billing.repairAsk'),
      confirm: t('admin.operations.billing.repair'),
    },
    done: (smart_count) => t('admin.operations.billing.repaired', { smart_count }),
    failed,
  });

  return (
    <Panel
      title={t('admin.operations.billing.title')}
      description={t('admin.operations.billing.text')}
      actions={
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => comparing.act()}>
            {t('admin.operations.billing.compare')}
          </Button>
          {differences.length > 0 && (
            <Button variant="contained" onClick={() => repairing.act()}>
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
    </Panel>
  );
}
