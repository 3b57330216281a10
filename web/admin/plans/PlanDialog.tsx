import { Stack, Typography } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PlanInput } from '../../../server/billing/plans/schemas.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { queryClient } from '../../queryClient.ts';
import { DialogForm } from '../forms/DialogForm.tsx';
import { initialValues, type PlanRecord, type PlanValues, toPlanInput } from './planModel.ts';

const popular = 'premium';
type Props = { plan: PlanRecord | null; onClose: () => void };

export function PlanDialog({ plan, onClose }: Props) {
  const t = useTranslate();
  return (
    <DialogForm<PlanValues, PlanRecord>
      resource="plans"
      record={plan}
      done={() => {
        void queryClient.invalidateQueries({ queryKey: ['plans'] });
        return t('admin.plans.saved');
      }}
      failed={t('admin.plans.saveFailed')}
      title={t(plan ? 'admin.plans.form.editTitle' : 'admin.plans.form.newTitle')}
      submit={t('admin.plans.form.save')}
      initial={initialValues(plan)}
      schema={PlanInput}
      toInput={toPlanInput}
      onClose={onClose}
    >
      <TextInput source="name" label={t('admin.plans.form.name')} helperText={false} autoFocus />
      <Stack direction="row" sx={{ gap: 4, alignItems: 'start' }}>
        <NumberInput source="price" label={t('admin.plans.form.price')} min={1} helperText={false} />
        <NumberInput source="trialDays" label={t('admin.plans.form.trialDays')} min={0} helperText={false} />
      </Stack>
      {plan && <PriceNote price={plan.price} />}
      <TextInput
        source="included"
        label={t('admin.plans.form.included')}
        helperText={t('admin.plans.form.lines')}
        multiline
        minRows={3}
      />
      <TextInput
        source="excluded"
        label={t('admin.plans.form.excluded')}
        helperText={false}
        multiline
        minRows={2}
      />
      <BooleanInput
        source="type"
        label={t('admin.plans.form.popular')}
        format={(type) => type === popular}
        parse={(isOn) => (isOn ? popular : 'standard')}
        helperText={false}
      />
    </DialogForm>
  );
}

function PriceNote({ price }: { price: number }) {
  const t = useTranslate();
  if (useWatch({ name: 'price' }) === price) return null;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: -2 }}>
      {t('admin.plans.form.priceNote')}
    </Typography>
  );
}
