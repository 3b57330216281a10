import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { Plan } from '../../server/billing/schemas.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { said } from '../i18n/said.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { money, monthly, startSentence } from './billingModel.ts';
import { Unseen } from './Unseen.tsx';
import { useStartPreview } from './useBilling.ts';

type Props = {
  plan: Plan;
  seats: number;
  charged: string | null;
  disabled: boolean;
  onChoose: () => void;
};

export function PlanCard({ plan, seats, charged, disabled, onChoose }: Props) {
  const t = useTranslate();
  const one = useStartPreview(plan);
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
        {isPremium && <StatusChip tone="info" label={t('billing.plan.popular')} />}
      </Box>
      <Typography
        component="p"
        className="tabular"
        sx={{ fontSize: 28, lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.02em' }}
      >
        {money(monthly(plan, seats))}
        <Typography component="span" sx={{ color: 'text.secondary', letterSpacing: 0, ml: 1 }}>
          {t('billing.plan.month')}
        </Typography>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('billing.plan.perSeat', { price: money(monthly(plan, 1)), smart_count: seats })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 4, mb: 5, display: 'grid', gap: 2 }}>
        {plan.features.map(({ name, text, included }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', gap: 2, ...(!included && { color: 'text.secondary' }) }}
          >
            <Box
              sx={({ palette }) => ({
                display: 'flex',
                height: 20,
                alignItems: 'center',
                color: included ? palette.tone.good : 'inherit',
              })}
            >
              {included ? <CheckRounded aria-hidden /> : <RemoveRounded aria-hidden />}
            </Box>
            <span>
              {!included && <Unseen>{t('billing.plan.notIncluded')} </Unseen>}
              {said({ message: name, text })}
            </span>
          </Box>
        ))}
      </Box>
      <Typography
        id={`${id}-cost`}
        variant="body2"
        sx={{ color: 'text.secondary', mt: 'auto', mb: 3, minHeight: 36 }}
      >
        {one && startSentence(t, plan, seats, one)}
        {one && charged && ` ${t('billing.plan.paidWith', { card: charged })}`}
      </Typography>
      <Button
        variant={isPremium ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        disabled={disabled}
        aria-describedby={`${id}-cost`}
        onClick={onChoose}
      >
        {t('billing.plan.choose', { plan: plan.name })}
      </Button>
    </Box>
  );
}
