import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Faces } from '../../components/Faces.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SmallTable } from '../../components/SmallTable.tsx';
import { momentText } from '../../i18n/clock.ts';
import { moneyText } from '../../i18n/numbers.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useCaps, usePrices } from '../costsApi.ts';
import { CapsDialog, PriceDialog } from './CostDialogs.tsx';

/** This month against the caps, and the prices of models. */
export function CapsPanel() {
  const t = useTranslate();
  const caps = useCaps();
  const [open, setOpen] = useState<'caps' | 'price' | null>(null);
  const close = () => setOpen(null);
  const { data } = caps;
  const unpriced = data?.unpriced[0];
  const amount = (value: number | null) =>
    value === null ? t('admin.costs.caps.none') : moneyText(value, data?.currency ?? 'USD');
  return (
    <Box sx={grid}>
      <Panel
        title={t('admin.costs.month')}
        actions={
          <Button variant="outlined" size="small" disabled={!data} onClick={() => setOpen('caps')}>
            {t('admin.costs.caps.change')}
          </Button>
        }
      >
        <Faces query={caps} failed={t('admin.costs.failed')} loading={<RowsSkeleton rows={3} />}>
          {({ spent, reserved, currency, installation, customer, endsAt }) => (
            <Facts
              facts={{
                [t('admin.costs.spent')]: moneyText(spent, currency),
                ...(reserved > 0 && { [t('admin.costs.reserved')]: moneyText(reserved, currency) }),
                [t('admin.costs.caps.installation')]: amount(installation),
                [t('admin.costs.caps.customer')]: amount(customer),
                [t('admin.costs.ends')]: momentText(endsAt),
              }}
            />
          )}
        </Faces>
      </Panel>
      <Panel
        title={t('admin.costs.price.list')}
        actions={
          <Button variant="outlined" size="small" disabled={!data} onClick={() => setOpen('price')}>
            {t('admin.costs.price.add')}
          </Button>
        }
        description={
          data &&
          (unpriced === undefined
            ? t('admin.costs.price.perMillion', { currency: data.currency })
            : t('admin.costs.price.unknown', { model: unpriced }))
        }
      >
        <Prices />
      </Panel>
      {open === 'caps' && data && <CapsDialog caps={data} onClose={close} />}
      {open === 'price' && data && (
        <PriceDialog model={unpriced ?? data.model} currency={data.currency} onClose={close} />
      )}
    </Box>
  );
}

function Prices() {
  const t = useTranslate();
  const { data = [] } = usePrices();
  if (data.length === 0) return <Stack sx={{ color: 'text.secondary' }}>{t('admin.costs.price.none')}</Stack>;
  return (
    <Box sx={{ maxHeight: 220, overflowY: 'auto' }}>
      <SmallTable
        label={t('admin.costs.price.list')}
        heads={[
          t('admin.costs.price.model'),
          (['input', 'cached', 'output'] as const).map((kind) => t(`admin.costs.price.${kind}`)).join(' · '),
          t('admin.costs.price.validFrom'),
        ]}
        rows={data.map(({ model, input, cached, output, validFrom }) => [
          model,
          [input, cached, output].join(' · '),
          momentText(validFrom),
        ])}
        isNumeric
      />
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 4,
  mb: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
