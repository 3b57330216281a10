import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '../../../../server/billing/schemas.ts';
import { api } from '../../../api.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Faces } from '../../../components/Faces.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { SafeLink } from '../../../components/SafeLink.tsx';
import { StatusChip } from '../../../components/StatusChip.tsx';
import { momentText } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { invoiceView, money, statusView } from '../../../subscription/billingModel.ts';
import { AdminTable } from '../../list/AdminTable.tsx';
import { Col } from '../../list/Col.tsx';
import type { PersonRecord } from '../../userModel.ts';
import { ListOfUser } from './ListOfUser.tsx';

type Row = Invoice & { id: string };
const Column = Col<Row>;

export function BillingTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const billing = useTranslate('billing');
  return (
    <Stack spacing={5}>
      <SubscriptionFacts user={user} />
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
            primaryText: (invoice) => <InvoiceLink {...invoice} />,
            tertiaryText: ({ amount }) => money(amount),
            secondaryText: (invoice) => (
              <>
                {momentText(invoice.createdAt)} <StatusChip {...invoiceView(billing, invoice)} />
              </>
            ),
          }}
        >
          <Column source="invoiceNumber" disableSort render={(invoice) => <InvoiceLink {...invoice} />} />
          <Column source="createdAt" render={({ createdAt }) => momentText(createdAt)} />
          <Column
            source="status"
            disableSort
            render={(invoice) => <StatusChip {...invoiceView(billing, invoice)} />}
          />
          <Column source="amount" align="right" render={({ amount }) => money(amount)} />
        </AdminTable>
      </ListOfUser>
    </Stack>
  );
}

function InvoiceLink({ invoiceNumber, invoiceUrl }: Row) {
  const t = useTranslate();
  if (!invoiceUrl) return invoiceNumber ?? t('admin.user.none');
  return <SafeLink href={invoiceUrl}>{invoiceNumber ?? t('admin.user.billing.open')}</SafeLink>;
}

export const useSubscriptionOf = ({ id }: PersonRecord) =>
  useQuery({
    queryKey: ['user-subscription', id],
    queryFn: ({ signal }) => api.subscriptionOf(id, { signal }),
  });

export function SubscriptionFacts({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const billing = useTranslate('billing');
  const moment = (at: string | null) => (at ? momentText(at) : t('admin.user.none'));
  return (
    <Panel title={t('admin.user.billing.subscription')}>
      <Faces
        query={useSubscriptionOf(user)}
        failed={t('admin.user.listFailed')}
        loading={<RowsSkeleton rows={3} />}
      >
        {({ subscription, plan }) =>
          subscription ? (
            <Facts
              facts={{
                [t('admin.user.billing.plan')]: plan?.name ?? t('admin.user.none'),
                [t('admin.user.billing.status')]: (
                  <StatusChip {...statusView(billing, subscription.status)} />
                ),
                [t('admin.user.profile.seats')]: subscription.seats,
                [t('admin.user.billing.period')]: moment(subscription.currentPeriodStart),
                [t(`admin.user.billing.${subscription.cancelAtPeriodEnd ? 'cancels' : 'renews'}`)]: moment(
                  subscription.currentPeriodEnd,
                ),
                ...(subscription.trialEnd && {
                  [t('admin.user.billing.trialEnd')]: moment(subscription.trialEnd),
                }),
              }}
            />
          ) : (
            t('admin.user.billing.noSubscription')
          )
        }
      </Faces>
    </Panel>
  );
}
