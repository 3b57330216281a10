import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ChangeEvent, useId } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { PlanInput } from '../../../server/plans/schemas.ts';
import { useForm } from '../../components/useForm.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import type { PlanRecord } from './PlanList.tsx';
import { initialValues, toPlanInput } from './planForm.ts';

type Props = { plan: PlanRecord | null; onSaved: () => void; onClose: () => void };
const popular = 'premium';

/** Makes a plan, or changes one. */
export function PlanDialog({ plan, onSaved, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const [create] = useCreate<PlanRecord>();
  const [update] = useUpdate<PlanRecord>();
  const { values, field, busy, formProps } = useForm({
    schema: PlanInput,
    initial: initialValues(plan),
    toInput: toPlanInput,
    async submit(data) {
      if (plan) await update('plans', { id: plan.id, data, previousData: plan }, { returnPromise: true });
      else await create('plans', { data }, { returnPromise: true });
      notify.success(t('admin.plans.saved'));
      onSaved();
    },
    failed: (error) => notifyFailure(error, t('admin.plans.saveFailed')),
  });
  const type = field('type');
  const mark = (event: ChangeEvent<HTMLInputElement>) =>
    type.onChange({
      ...event,
      target: { ...event.target, value: event.target.checked ? popular : 'standard' },
    });
  const number = { htmlInput: { inputMode: 'numeric', min: 0, className: 'tabular' } } as const;
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>
        {t(plan ? 'admin.plans.form.editTitle' : 'admin.plans.form.newTitle')}
      </DialogTitle>
      <form {...formProps}>
        <DialogContent>
          <Stack sx={{ gap: 4 }}>
            <TextField {...field('name')} label={t('admin.plans.form.name')} autoFocus fullWidth />
            <Stack direction="row" sx={{ gap: 4, alignItems: 'start' }}>
              <TextField
                {...field('price')}
                label={t('admin.plans.form.price')}
                type="number"
                fullWidth
                slotProps={number}
              />
              <TextField
                {...field('trialDays')}
                label={t('admin.plans.form.trialDays')}
                type="number"
                fullWidth
                slotProps={number}
              />
            </Stack>
            {plan && values.price !== String(plan.price) && (
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: -2 }}>
                {t('admin.plans.form.priceNote')}
              </Typography>
            )}
            <TextField
              {...field('included')}
              label={t('admin.plans.form.included')}
              helperText={t('admin.plans.form.lines')}
              multiline
              minRows={3}
              fullWidth
            />
            <TextField
              {...field('excluded')}
              label={t('admin.plans.form.excluded')}
              multiline
              minRows={2}
              fullWidth
            />
            <FormControlLabel
              control={<Checkbox checked={values.type === popular} onChange={mark} />}
              label={t('admin.plans.form.popular')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('admin.plans.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('admin.plans.form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
