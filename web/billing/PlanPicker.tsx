import { Box, Skeleton, Slider, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { mostSeats, seatsText } from './billingModel.ts';
import { PlanCard } from './PlanCard.tsx';
import type { Choice } from './StartDialog.tsx';
import { usePlans } from './useBilling.ts';

type Props = {
  connected: number;
  charged: string | null;
  busy: string | null;
  onChoose: (choice: Choice) => void;
};

const marks = [1, 5, 10, 15, 20].map((value) => ({ value, label: String(value) }));
const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
} as const;

export function PlanPicker({ connected, charged, busy, onChoose }: Props) {
  const t = useTranslate();
  const plans = usePlans(true);
  const [wished, setWished] = useState<number | null>(null);
  const seats = wished ?? Math.min(mostSeats, Math.max(1, connected));
  const labelId = useId();

  return (
    <Panel title={t('billing.picker.title')} description={t('billing.picker.text')}>
      <Faces
        of={plans}
        failed={t('billing.loadFailed')}
        loading={
          <Box role="status" aria-label={t('billing.loading')}>
            <Skeleton variant="rounded" height={64} sx={{ maxWidth: 560, mb: 6 }} />
            <Box sx={grid}>
              {[0, 1, 2].map((key) => (
                <Skeleton key={key} variant="rounded" height={380} />
              ))}
            </Box>
          </Box>
        }
        empty={<EmptyState title={t('billing.picker.emptyTitle')} text={t('billing.picker.emptyText')} />}
      >
        {(offered) => (
          <Changes>
            <Box sx={{ maxWidth: 560, mb: 8 }}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
                <Typography id={labelId} variant="subtitle1" component="span">
                  {t('billing.picker.seats')}
                </Typography>
                <Typography component="output" variant="h1" sx={{ ml: 'auto' }}>
                  {seats}
                </Typography>
              </Box>
              <Box sx={{ px: 2, height: 44 }}>
                <Slider
                  aria-labelledby={labelId}
                  value={seats}
                  min={1}
                  max={mostSeats}
                  step={1}
                  marks={marks}
                  getAriaValueText={(value) => seatsText(t, value)}
                  disabled={busy !== null}
                  onChange={(_, value) => setWished(Number(value))}
                  sx={({ palette }) => ({
                    display: 'block',
                    '& .MuiSlider-markLabel': { fontSize: 12, color: palette.text.secondary },
                    '& .MuiSlider-thumb': { width: 18, height: 18 },
                  })}
                />
              </Box>
              {seats < connected && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {t('billing.picker.tooFew', { smart_count: connected })}{' '}
                  <TextLink to="/linkedin-accounts">
                    {t('billing.picker.disconnect', { smart_count: connected - seats })}
                  </TextLink>
                </Typography>
              )}
            </Box>
            <Box sx={grid}>
              {offered.map((plan) => (
                <PlanCard
                  key={plan._id}
                  plan={plan}
                  seats={seats}
                  charged={charged}
                  disabled={busy !== null || plan.stripePriceId === '' || seats < connected}
                  onChoose={() => onChoose({ plan, seats })}
                />
              ))}
            </Box>
          </Changes>
        )}
      </Faces>
    </Panel>
  );
}
