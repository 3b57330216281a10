import { Stack, Typography } from '@mui/material';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  CapsInput,
  type CostCaps,
  CustomerCapInput,
  PriceInput,
} from '../../../server/operations/costs/schemas.ts';
import { request } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh } from '../costsApi.ts';
import {
  type CustomerCapValues,
  customerCapOf,
  type PriceValues,
  toCustomerCap,
  toPriceInput,
} from './costsModel.ts';

type Close = { onClose: () => void };

export function PriceDialog({ model, currency, onClose }: Close & { model: string; currency: string }) {
  const t = useTranslate();
  const initial: PriceValues = { model, input: null, cached: null, output: null };
  return (
    <FormDialog<PriceValues>
      title={t('admin.costs.price.title')}
      text={t('admin.costs.price.text', { currency })}
      submit={t('admin.costs.price.save')}
      initial={initial}
      schema={PriceInput}
      toInput={toPriceInput}
      onSubmit={(input) => request('POST', '/api/admin/model-price', input, { once: true }).then(refresh)}
      done={t('admin.costs.price.done')}
      failed={t('admin.costs.changeFailed')}
      onClose={onClose}
    >
      <TextInput source="model" label={t('admin.costs.price.model')} helperText={false} autoFocus />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <NumberInput source="input" label={t('admin.costs.price.input')} min={0} helperText={false} />
        <NumberInput source="cached" label={t('admin.costs.price.cached')} min={0} helperText={false} />
        <NumberInput source="output" label={t('admin.costs.price.output')} min={0} helperText={false} />
      </Stack>
    </FormDialog>
  );
}

export function CapsDialog({ caps, onClose }: Close & { caps: CostCaps }) {
  const t = useTranslate();
  return (
    <FormDialog<CapsInput>
      title={t('admin.costs.caps.title')}
      text={t('admin.costs.caps.text', { currency: caps.currency })}
      submit={t('admin.costs.caps.save')}
      initial={{ installation: caps.installation, customer: caps.customer }}
      schema={CapsInput}
      onSubmit={(input) => request('PUT', '/api/admin/cost-caps', input).then(refresh)}
      done={t('admin.costs.caps.done')}
      failed={t('admin.costs.changeFailed')}
      onClose={onClose}
    >
      <NumberInput
        source="installation"
        label={t('admin.costs.caps.installation')}
        min={0}
        helperText={false}
        autoFocus
      />
      <NumberInput source="customer" label={t('admin.costs.caps.customer')} min={0} helperText={false} />
      <Typography variant="body2" color="textSecondary">
        {t('admin.costs.caps.empty')}
      </Typography>
      <Rule />
    </FormDialog>
  );
}

type Customer = { userId: string; email: string };

export function CustomerCapDialog({
  caps,
  customer,
  onClose,
}: Close & { caps: CostCaps; customer: Customer }) {
  const t = useTranslate();
  const path = `/api/admin/users/${encodeURIComponent(customer.userId)}/cost-cap`;
  const kinds = (['default', 'none', 'own'] as const).map((id) => ({
    id,
    name: t(`admin.costs.customerCap.${id}`),
  }));
  return (
    <FormDialog<CustomerCapValues>
      title={t('admin.costs.customerCap.title')}
      text={t('admin.costs.customerCap.text', { email: customer.email, currency: caps.currency })}
      submit={t('admin.costs.caps.save')}
      initial={customerCapOf(caps, customer.userId)}
      schema={CustomerCapInput}
      toInput={toCustomerCap}
      onSubmit={(input) => request('PUT', path, input).then(refresh)}
      done={t('admin.costs.caps.done')}
      failed={t('admin.costs.changeFailed')}
      onClose={onClose}
    >
      <SelectInput
        source="kind"
        label={<span>{t('admin.costs.customerCap.kind')}</span>}
        choices={kinds}
        translateChoice={false}
        isRequired
        helperText={false}
      />
      <OwnAmount />
      <Rule />
    </FormDialog>
  );
}

function Rule() {
  const t = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('admin.costs.caps.rule')}
    </Typography>
  );
}

function OwnAmount() {
  const t = useTranslate();
  if (useWatch({ name: 'kind' }) !== 'own') return null;
  return <NumberInput source="cap" label={t('admin.costs.customerCap.amount')} min={0} helperText={false} />;
}
