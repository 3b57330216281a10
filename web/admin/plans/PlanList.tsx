import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, NumberInput, TextInput, useListContext, useUpdate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PlanInput } from '../../../server/billing/plans/schemas.ts';
import { request } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Page } from '../../components/Page.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { queryClient } from '../../queryClient.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { initialValues, type PlanRecord, type PlanValues, toPlanInput } from './planModel.ts';

const Column = Col<PlanRecord>;

export function PlanList() {
  const t = useTranslate();
  const [isMaking, setMaking] = useState(false);
  const movers = (plan: PlanRecord) => <Movers plan={plan} />;
  const description = (plan: PlanRecord) => <Plan plan={plan} />;
  const actions = (plan: PlanRecord) => <Actions plan={plan} />;
  return (
    <Page
      title={t('admin.plans.title')}
      description={t('admin.plans.text')}
      actions={
        <Button variant="contained" onClick={() => setMaking(true)}>
          {t('admin.plans.new')}
        </Button>
      }
    >
      <AdminList
        failed={t('admin.plans.failed')}
        sort={{ field: 'position', order: 'ASC' }}
        perPage={100}
        pagination={false}
      >
        <AdminTable<PlanRecord>
          aria-label={t('admin.plans.list')}
          sx={{ '& .column-position': { width: 48, pr: 0 } }}
          phone={{ leftIcon: movers, primaryText: description, secondaryText: actions }}
        >
          <Column source="position" label="" disableSort render={movers} />
          <Column source="name" label={t('admin.user.billing.plan')} disableSort render={description} />
          <Column source="id" label="" disableSort align="right" render={actions} />
        </AdminTable>
      </AdminList>
      {isMaking && <PlanDialog plan={null} onClose={() => setMaking(false)} />}
    </Page>
  );
}

type Props = { plan: PlanRecord };

/** The pressed button keeps the focus, so it is disabled for assistive technology only. */
function Movers({ plan: { id, name } }: Props) {
  const t = useTranslate();
  const { data = [], refetch } = useListContext<PlanRecord>();
  const ids = data.map((plan) => plan.id);
  const at = ids.indexOf(id);

  const { act: move, busy } = useAction({
    run: (by: 1 | -1) =>
      request('PUT', '/api/admin/plans/order', { ids: ids.toSpliced(at, 1).toSpliced(at + by, 0, id) }),
    failed: t('admin.plans.orderFailed'),
    settled: refetch,
  });
  const mover = (by: 1 | -1, isOff: boolean) => ({
    size: 'small' as const,
    'aria-label': t(by < 0 ? 'admin.plans.up' : 'admin.plans.down', { name }),
    'aria-disabled': isOff || busy,
    onClick: () => !isOff && !busy && move(by),
    sx: { opacity: isOff ? 0.35 : 1 },
  });
  return (
    <Stack>
      <IconButton {...mover(-1, at === 0)}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton {...mover(1, at === ids.length - 1)}>
        <KeyboardArrowDown />
      </IconButton>
    </Stack>
  );
}

function Plan({ plan: { name, price, trialDays, type, archived, subscribers, features } }: Props) {
  const t = useTranslate();
  const included = features.filter((feature) => feature.included).map((feature) => feature.name);
  return (
    <Box sx={{ py: 1, whiteSpace: 'normal' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2">{name}</Typography>
        {type === 'premium' && <StatusChip tone="info" label={t('admin.plans.popular')} />}
        {archived && <StatusChip tone="neutral" label={t('admin.plans.archived')} />}
      </Box>
      <Typography className="tabular" color="textSecondary">
        {[
          t('admin.plans.price', { price }),
          trialDays === 0 ? t('admin.plans.noTrial') : t('admin.plans.trialDays', { smart_count: trialDays }),
          t('admin.plans.subscribers', { smart_count: subscribers }),
        ].join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {included.join(', ')}
      </Typography>
    </Box>
  );
}

function Actions({ plan }: Props) {
  const t = useTranslate();
  const { id, name, archived } = plan;
  const [update] = useUpdate<PlanRecord>();
  const [isEditing, setEditing] = useState(false);
  const question = {
    title: t('admin.plans.archiveTitle'),
    text: t('admin.plans.archiveAsk', { name }),
    confirm: t('admin.plans.archive'),
    isDangerous: true,
  };
  const moving = useAction({
    run: (data: { archived: boolean }) =>
      update('plans', { id, data, previousData: plan }, { returnPromise: true }),
    confirm: (to) => (to.archived ? question : null),
    done: (_, to) => t(to.archived ? 'admin.plans.archivedDone' : 'admin.plans.offeredDone'),
    failed: t('admin.plans.saveFailed'),
  });
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 2 }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setEditing(true)}
        aria-label={t('admin.plans.editOf', { name })}
      >
        {t('admin.plans.edit')}
      </Button>
      <Button
        size="small"
        onClick={() => moving.act({ archived: !archived })}
        aria-label={t(archived ? 'admin.plans.offerOf' : 'admin.plans.archiveOf', { name })}
      >
        {t(archived ? 'admin.plans.offer' : 'admin.plans.archive')}
      </Button>
      {isEditing && <PlanDialog plan={plan} onClose={() => setEditing(false)} />}
    </Box>
  );
}

function PlanDialog({ plan, onClose }: { plan: PlanRecord | null; onClose: () => void }) {
  const t = useTranslate();
  return (
    <FormDialog<PlanValues, object, PlanRecord>
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
      <TextInput source="name" helperText={false} autoFocus />
      <Stack direction="row" sx={{ gap: 4, alignItems: 'start' }}>
        <NumberInput source="price" min={1} helperText={false} />
        <NumberInput source="trialDays" min={0} helperText={false} />
      </Stack>
      {plan && <PriceNote price={plan.price} />}
      <TextInput source="included" helperText={t('admin.plans.form.lines')} multiline minRows={3} />
      <TextInput source="excluded" helperText={false} multiline minRows={2} />
      <BooleanInput
        source="type"
        label={t('admin.plans.form.popular')}
        format={(type) => type === 'premium'}
        parse={(isOn) => (isOn ? 'premium' : 'standard')}
        helperText={false}
      />
    </FormDialog>
  );
}

function PriceNote({ price }: { price: number }) {
  const t = useTranslate();
  if (useWatch({ name: 'price' }) === price) return null;
  return (
    <Typography variant="body2" role="status" color="textSecondary" sx={{ mt: -2 }}>
      {t('admin.plans.form.priceNote')}
    </Typography>
  );
}
