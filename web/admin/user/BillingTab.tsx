import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Invoice, Subscribed } from '../../../server/billing/schemas.ts';
import { api } from '../../api.ts';
import { invoiceView, money, statusView } from '../../billing/billingModel.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { Facts } from './Facts.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import type { PersonRecord } from './UserPage.tsx';

/** What the user pays, and has paid. */
export function BillingTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SubscriptionFacts userId={user.id} />
      <ListOfUser user={user} reference="user-invoices">
        <AdminTable<Invoice & { id: string }>
          label={t('admin.user.billing.invoices')}
          columns={[
            {
              source: 'invoiceNumber',
              label: t('admin.user.billing.invoice'),
              phone: 'lead',
              render: ({ invoiceNumber, invoiceUrl }) =>
                invoiceUrl ? (
                  <Link href={invoiceUrl} target="_blank" rel="noopener noreferrer">
                    {invoiceNumber ?? t('admin.user.billing.open')}
                  </Link>
                ) : (
                  (invoiceNumber ?? t('admin.user.none'))
                ),
            },
            {
              source: 'createdAt',
              label: t('admin.user.billing.date'),
              sort: 'ASC',
              render: ({ createdAt }) => momentText(createdAt, language),
            },
            {
              source: 'status',
              label: t('admin.user.billing.status'),
              render: ({ status, amount }) => <StatusChip {...invoiceView(t, { status, amount })} />,
            },
            {
              source: 'amount',
              label: t('admin.user.billing.amount'),
              sort: 'ASC',
              align: 'right',
              render: ({ amount }) => money(amount),
            },
          ]}
          empty={
            <EmptyState
              title={t('admin.user.billing.noInvoices')}
              text={t('admin.user.billing.noInvoicesText')}
            />
          }
        />
      </ListOfUser>
    </Box>
  );
}

function SubscriptionFacts({ userId }: { userId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const found = useQuery<Subscribed>({
    queryKey: ['user-subscription', userId],
    queryFn: ({ signal }) => api.subscriptionOf(userId, { signal }),
  });
  const { subscription, plan } = found.data ?? {};
  const moment = (at: string | null) => (at ? momentText(at, language) : t('admin.user.none'));
  return (
    <Panel title={t('admin.user.billing.subscription')}>
      {found.isPending && <RowsSkeleton rows={3} />}
      {found.isError && (
        <ErrorState
          title={t('admin.user.listFailed')}
          error={found.error}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {found.data && !subscription && t('admin.user.billing.noSubscription')}
      {subscription && (
        <Facts
          facts={[
            { name: t('admin.user.billing.plan'), value: plan?.name ?? t('admin.user.none') },
            {
              name: t('admin.user.billing.status'),
              value: <StatusChip {...statusView(t, subscription.status)} />,
            },
            { name: t('admin.user.profile.seats'), value: subscription.seats },
            { name: t('admin.user.billing.period'), value: moment(subscription.currentPeriodStart) },
            {
              name: t(
                subscription.cancelAtPeriodEnd ? 'admin.user.billing.cancels' : 'admin.user.billing.renews',
              ),
              value: moment(subscription.currentPeriodEnd),
            },
            ...(subscription.trialEnd
              ? [{ name: t('admin.user.billing.trialEnd'), value: moment(subscription.trialEnd) }]
              : []),
          ]}
        />
      )}
    </Panel>
  );
}
