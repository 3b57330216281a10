import { Box, Link, Typography } from '@mui/material';
import { DataTable, ListBase, Pagination, useListContext } from 'react-admin';
import type { Invoice } from '../../server/billing/schemas.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { day, invoiceView, money } from '../subscription/billingModel.ts';
import { live } from '../subscription/subscriptionQuery.ts';

type InvoiceRecord = Invoice & { id: string };

const Column = DataTable.Col<InvoiceRecord>;
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function InvoicesPanel() {
  const t = useTranslate('billing');
  return (
    <Panel title={t('invoices.title')}>
      <ListBase<InvoiceRecord>
        perPage={10}
        sort={{ field: 'createdAt', order: 'DESC' }}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={live}
      >
        <Invoices />
      </ListBase>
    </Panel>
  );
}

function Invoices() {
  const t = useTranslate('billing');
  const list = useListContext<InvoiceRecord>();
  const { total = 0, perPage, isPlaceholderData } = list;
  return (
    <Faces
      query={list}
      failed={t('invoices.loadFailed')}
      loading={<RowsSkeleton rows={3} />}
      empty={<EmptyState title={t('invoices.emptyTitle')} text={t('invoices.emptyText')} />}
    >
      <Box
        aria-busy={isPlaceholderData === true}
        sx={{ mx: -4, mb: -4, overflowX: 'auto', opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        <DataTable<InvoiceRecord>
          bulkActionButtons={false}
          rowClick={false}
          hover={false}
          aria-label={t('invoices.title')}
          sx={{ '& .RaDataTable-rowCell': { whiteSpace: 'normal' } }}
        >
          <Column
            disableSort
            label={t('invoices.number')}
            render={(invoice) => <NumberCell invoice={invoice} />}
          />
          <Column
            disableSort
            label={t('invoices.date')}
            sx={wide}
            render={(invoice) => <Day invoice={invoice} />}
          />
          <Column
            disableSort
            label={t('invoices.status')}
            sx={wide}
            render={(invoice) => <StatusChip {...invoiceView(t, invoice)} />}
          />
          <Column
            disableSort
            label={t('invoices.amount')}
            align="right"
            render={({ amount }) => money(amount)}
          />
          <Column
            disableSort
            label={<span style={visuallyHidden}>{t('invoices.link')}</span>}
            align="right"
            sx={{ width: { sm: 96 } }}
            render={({ invoiceUrl, invoiceNumber }) =>
              invoiceUrl && (
                <Link
                  href={invoiceUrl}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('invoices.viewOf', {
                    number: invoiceNumber ?? t('invoices.draft'),
                  })}
                >
                  {t('invoices.view')}
                </Link>
              )
            }
          />
        </DataTable>
        {total > perPage && <Pagination rowsPerPageOptions={[]} />}
      </Box>
    </Faces>
  );
}

function Day({ invoice: { createdAt } }: { invoice: Invoice }) {
  useLanguage();
  return <time dateTime={createdAt}>{day(createdAt)}</time>;
}

function NumberCell({ invoice }: { invoice: Invoice }) {
  const t = useTranslate('billing');
  return (
    <>
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {invoice.invoiceNumber ?? t('invoices.draft')}
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', sm: 'none' },
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          my: 1,
          flexWrap: 'wrap',
          whiteSpace: 'nowrap',
        }}
      >
        <StatusChip {...invoiceView(t, invoice)} />
        <Typography variant="body2" component="span" color="textSecondary">
          <Day invoice={invoice} />
        </Typography>
      </Box>
    </>
  );
}
