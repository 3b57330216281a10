import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { Box, Button, Slider, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Plan } from '../../server/billing/schemas.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { money, monthly, mostSeats, seatsText, startSentence } from '../subscription/billingModel.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { Choice } from './StartDialog.tsx';
import { useBillingBusy, usePlans, usePreview } from './useBilling.ts';

type Props = {
  connected: number;
  charged: string | null;
  onChoose: (choice: Choice) => void;
};

const marks = [1, 5, 10, 15, 20].map((value) => ({ value, label: String(value) }));
const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
} as const;

export function PlanPicker({ connected, charged, onChoose }: Props) {
  const isBusy = useBillingBusy();
  const t = useTranslate('billing');
  const plans = usePlans();
  const [wished, setWished] = useState<number | null>(null);
  const seats = wished ?? Math.min(mostSeats, Math.max(1, connected));
  const labelId = useId();

  return (
    <Panel title={t('picker.title')} description={t('picker.text')}>
      <Faces
        query={plans}
        failed={t('loadFailed')}
        loading={<RowsSkeleton rows={8} height={60} />}
        empty={<EmptyState title={t('picker.emptyTitle')} text={t('picker.emptyText')} />}
      >
        {(offered) => (
          <Changes>
            <Box sx={{ maxWidth: 560, mb: 8 }}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
                <Typography id={labelId} variant="subtitle1" component="span">
                  {t('picker.seats')}
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
                  disabled={isBusy}
                  onChange={(_, value) => setWished(Number(value))}
                  sx={{
                    display: 'block',
                    '& .MuiSlider-markLabel': { fontSize: 12 },
                    '& .MuiSlider-thumb': { width: 18, height: 18 },
                  }}
                />
              </Box>
              {seats < connected && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {t('picker.tooFew', { smart_count: connected })}{' '}
                  <TextLink to="/linkedin-accounts">
                    {t('picker.disconnect', { smart_count: connected - seats })}
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
                  disabled={isBusy || plan.stripePriceId === '' || seats < connected}
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

type PlanCardProps = Pick<Props, 'charged'> & {
  plan: Plan;
  seats: number;
  disabled: boolean;
  onChoose: () => void;
};

function PlanCard({ plan, seats, charged, disabled, onChoose }: PlanCardProps) {
  const t = useTranslate('billing');
  const { view } = useSession();
  const priceId = plan.stripePriceId;
  // A support view may not call Stripe for the customer.
  const { data: preview } = usePreview(priceId && !view ? { priceId, seats: 1 } : null);
  const id = useId();
  const isPremium = plan.type === 'premium';
  return (
    <Box
      component="article"
      aria-labelledby={`${id}-name`}
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        p: 5,
        borderRadius: '10px',
        border: `1px solid ${isPremium ? palette.primary.main : palette.line}`,
        ...(isPremium && { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` }),
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24, mb: 3 }}>
        <Typography id={`${id}-name`} variant="h2" component="h3">
          {plan.name}
        </Typography>
        {isPremium && <StatusChip tone="info" label={t('plan.popular')} />}
      </Box>
      <Typography
        component="p"
        className="tabular"
        sx={{ fontSize: 28, lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.02em' }}
      >
        {money(monthly(plan, seats))}
        <Typography component="span" sx={{ color: 'text.secondary', letterSpacing: 0, ml: 1 }}>
          {t('plan.month')}
        </Typography>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('plan.perSeat', { price: money(monthly(plan, 1)), smart_count: seats })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 4, mb: 5, display: 'grid', gap: 2 }}>
        {plan.features.map(({ name, text, included }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', gap: 2, ...(!included && { color: 'text.secondary' }) }}
          >
            {included ? (
              <CheckRounded aria-hidden sx={{ color: 'tone.good' }} />
            ) : (
              <RemoveRounded aria-hidden />
            )}
            <span>
              {!included && <span style={visuallyHidden}>{t('plan.notIncluded')} </span>}
              {translated({ message: name, text })}
            </span>
          </Box>
        ))}
      </Box>
      <Typography
        id={`${id}-cost`}
        variant="body2"
        sx={{ color: 'text.secondary', mt: 'auto', mb: 3, minHeight: 36 }}
      >
        {preview && startSentence(t, plan, seats, preview)}
        {preview && charged && ` ${t('plan.paidWith', { card: charged })}`}
      </Typography>
      <Button
        variant={isPremium ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        disabled={disabled}
        aria-describedby={`${id}-cost`}
        onClick={onChoose}
      >
        {t('plan.choose', { plan: plan.name })}
      </Button>
    </Box>
  );
}
