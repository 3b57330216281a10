import { Box, Link } from '@mui/material';
import type { Invoice } from '../../../server/billing/schemas.ts';
import { invoiceView, money, statusView } from '../../billing/billingModel.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { Facts } from './Facts.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import type { PersonRecord } from './personModel.ts';
import { useSubscriptionOf } from './useSubscriptionOf.ts';

type Row = Invoice & { id: string };

export function BillingTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SubscriptionFacts userId={user.id} />
      <ListOfUser user={user} reference="user-invoices">
        <AdminTable<Row>
          aria-label={t('admin.user.billing.invoices')}
          empty={
            <EmptyState
              title={t('admin.user.billing.noInvoices')}
              text={t('admin.user.billing.noInvoicesText')}
            />
          }
          phone={{
            primaryText: (invoice) => <InvoiceLink invoice={invoice} />,
            tertiaryText: ({ amount }) => money(amount),
            secondaryText: (invoice) => (
              <>
                {momentText(invoice.createdAt)} <StatusChip {...invoiceView(t, invoice)} />
              </>
            ),
          }}
        >
          <Col<Row>
            source="invoiceNumber"
            label={t('admin.user.billing.invoice')}
            disableSort
            render={(invoice) => <InvoiceLink invoice={invoice} />}
          />
          <Col<Row>
            source="createdAt"
            label={t('admin.user.billing.date')}
            render={({ createdAt }) => momentText(createdAt)}
          />
          <Col<Row>
            source="status"
            label={t('admin.user.billing.status')}
            disableSort
            render={(invoice) => <StatusChip {...invoiceView(t, invoice)} />}
          />
          <Col<Row>
            source="amount"
            label={t('admin.user.billing.amount')}
            align="right"
            render={({ amount }) => money(amount)}
          />
        </AdminTable>
      </ListOfUser>
    </Box>
  );
}

function InvoiceLink({ invoice: { invoiceNumber, invoiceUrl } }: { invoice: Row }) {
  const t = useTranslate();
  if (!invoiceUrl) return invoiceNumber ?? t('admin.user.none');
  return (
    <Link href={invoiceUrl} target="_blank" rel="noopener noreferrer">
      {invoiceNumber ?? t('admin.user.billing.open')}
    </Link>
  );
}

export function SubscriptionFacts({ userId }: { userId: string }) {
  const t = useTranslate();
  const found = useSubscriptionOf(userId);
  const { subscription, plan } = found.data ?? {};
  const moment = (at: string | null) => (at ? momentText(at) : t('admin.user.none'));
  return (
    <Panel title={t('admin.user.billing.subscription')}>
      <Faces of={found} failed={t('admin.user.listFailed')} loading={<RowsSkeleton rows={3} />}>
        {!subscription && t('admin.user.billing.noSubscription')}
      </Faces>
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
