import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useUpdate } from 'react-admin';
import { request } from '../../call.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PlanRow } from './PlanRow.tsx';
import type { PlanRecord } from './planForm.ts';

type Open = { what: 'new' } | { what: 'edit' | 'archive'; plan: PlanRecord } | null;

/** What is sold, in the order in which customers see it. */
export function PlanList() {
  const t = useTranslate();
  const plans = useGetList<PlanRecord>('plans', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
  });
  const [update] = useUpdate<PlanRecord>();
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const all = plans.data ?? [];

  async function wait(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true);
    await withOverlay(work).catch((error) => notifyFailure(error, failed));
    await plans.refetch();
    setBusy(false);
  }

  /** Keeps the focus where it is: the button goes along with its plan. */
  const move = (plan: PlanRecord, by: 1 | -1) =>
    wait(async () => {
      const ids = all.map(({ id }) => id);
      const at = ids.indexOf(plan.id);
      ids.splice(at + by, 0, ...ids.splice(at, 1));
      await request('PUT', '/api/admin/plans/order', { ids });
    }, t('admin.plans.orderFailed'));

  const archive = (plan: PlanRecord, archived: boolean) =>
    wait(async () => {
      await update('plans', { id: plan.id, data: { archived }, previousData: plan }, { returnPromise: true });
      notify.success(t(archived ? 'admin.plans.archivedDone' : 'admin.plans.offeredDone'));
      setOpen(null);
    }, t('admin.plans.saveFailed'));

  return (
    <Page
      title={t('admin.plans.title')}
      description={t('admin.plans.text')}
      actions={
        <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
          {t('admin.plans.new')}
        </Button>
      }
    >
      <Card>
        {plans.data ? (
          <Box component="ul" aria-label={t('admin.plans.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {all.map((plan, at) => (
              <PlanRow
                key={plan.id}
                plan={plan}
                busy={busy}
                isFirst={at === 0}
                isLast={at === all.length - 1}
                onMove={(by) => void move(plan, by)}
                onEdit={() => setOpen({ what: 'edit', plan })}
                onArchive={() =>
                  plan.archived ? void archive(plan, false) : setOpen({ what: 'archive', plan })
                }
              />
            ))}
          </Box>
        ) : plans.isError ? (
          <ErrorState
            title={t('admin.plans.failed')}
            error={plans.error}
            onRetry={() => void plans.refetch()}
            retrying={plans.isFetching}
          />
        ) : (
          <RowsSkeleton rows={3} height={88} />
        )}
      </Card>
      {(open?.what === 'new' || open?.what === 'edit') && (
        <PlanDialog
          plan={open.what === 'edit' ? open.plan : null}
          onSaved={() => {
            setOpen(null);
            void plans.refetch();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'archive' && (
        <ConfirmDialog
          open
          title={t('admin.plans.archiveTitle')}
          confirm={t('admin.plans.archive')}
          dismiss={t('admin.plans.cancel')}
          isDangerous
          busy={busy}
          onConfirm={() => void archive(open.plan, true)}
          onClose={() => setOpen(null)}
        >
          <Typography>{t('admin.plans.archiveAsk', { name: open.plan.name })}</Typography>
        </ConfirmDialog>
      )}
    </Page>
  );
}
