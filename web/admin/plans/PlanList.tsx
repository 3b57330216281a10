import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useUpdate } from 'react-admin';
import { request } from '../../call.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { Page } from '../../components/Page.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import type { PlanRecord } from './planModel.ts';

export function PlanList() {
  const t = useTranslate();
  const [isMaking, setMaking] = useState(false);
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
        actions={false}
      >
        <PlanTable />
      </AdminList>
      {isMaking && <PlanDialog plan={null} onClose={() => setMaking(false)} />}
    </Page>
  );
}

function PlanTable() {
  const t = useTranslate();
  return (
    <AdminTable<PlanRecord>
      aria-label={t('admin.plans.list')}
      sx={{ '& .column-position': { width: 48, pr: 0 } }}
      phone={{
        leftIcon: (plan) => <Movers plan={plan} />,
        primaryText: (plan) => <Plan plan={plan} />,
        secondaryText: (plan) => <Actions plan={plan} />,
      }}
    >
      <Col<PlanRecord> source="position" label="" disableSort render={(plan) => <Movers plan={plan} />} />
      <Col<PlanRecord>
        source="name"
        label={t('admin.user.billing.plan')}
        disableSort
        render={(plan) => <Plan plan={plan} />}
      />
      <Col<PlanRecord>
        source="id"
        label=""
        disableSort
        align="right"
        render={(plan) => <Actions plan={plan} />}
      />
    </AdminTable>
  );
}

type Props = { plan: PlanRecord };

/** The pressed button keeps the focus, so it is disabled for assistive technology only. */
function Movers({ plan: { id, name } }: Props) {
  const t = useTranslate();
  const { data = [], refetch } = useListContext<PlanRecord>();
  const [busy, setBusy] = useState(false);
  const ids = data.map((plan) => plan.id);
  const at = ids.indexOf(id);

  async function move(by: 1 | -1): Promise<void> {
    setBusy(true);
    const order = ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
    await withOverlay(() => request('PUT', '/api/admin/plans/order', { ids: order })).catch((error) =>
      notifyFailure(error, t('admin.plans.orderFailed')),
    );
    await refetch();
    setBusy(false);
  }
  const mover = (by: 1 | -1, isOff: boolean) => ({
    size: 'small' as const,
    'aria-label': t(by < 0 ? 'admin.plans.up' : 'admin.plans.down', { name }),
    'aria-disabled': isOff || busy,
    onClick: () => !isOff && !busy && void move(by),
    sx: { opacity: isOff ? 0.35 : 1 },
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <IconButton {...mover(-1, at === 0)}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton {...mover(1, at === ids.length - 1)}>
        <KeyboardArrowDown />
      </IconButton>
    </Box>
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
      <Typography className="tabular" sx={{ color: 'text.secondary' }}>
        {[
          t('admin.plans.price', { price }),
          trialDays === 0 ? t('admin.plans.noTrial') : t('admin.plans.trialDays', { smart_count: trialDays }),
          t('admin.plans.subscribers', { smart_count: subscribers }),
        ].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
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
  const put = (data: { archived: boolean }) =>
    update('plans', { id, data, previousData: plan }, { returnPromise: true });
  const archiving = useConfirmedAction(() => ({
    title: t('admin.plans.archiveTitle'),
    text: t('admin.plans.archiveAsk', { name }),
    confirm: t('admin.plans.archive'),
    isDangerous: true,
    action: () => put({ archived: true }),
    done: t('admin.plans.archivedDone'),
    failed: t('admin.plans.saveFailed'),
  }));
  const offer = () =>
    withOverlay(() => put({ archived: false })).then(
      () => notify.success(t('admin.plans.offeredDone')),
      (error) => notifyFailure(error, t('admin.plans.saveFailed')),
    );
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
        onClick={() => (archived ? void offer() : archiving.ask())}
        aria-label={t(archived ? 'admin.plans.offerOf' : 'admin.plans.archiveOf', { name })}
      >
        {t(archived ? 'admin.plans.offer' : 'admin.plans.archive')}
      </Button>
      {archiving.dialog}
      {isEditing && <PlanDialog plan={plan} onClose={() => setEditing(false)} />}
    </Box>
  );
}
