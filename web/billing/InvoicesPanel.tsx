import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { DataTable, ListBase, useListContext } from 'react-admin';
import type { Invoice } from '../../server/billing/schemas.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { type Translate, useTranslate } from '../i18n/useTranslate.ts';
import { day, invoiceView, money } from './billingModel.ts';
import { live } from './subscriptionQuery.ts';
import { Unseen } from './Unseen.tsx';

type InvoiceRecord = Invoice & { id: string };

const Column = DataTable.Col<InvoiceRecord>;
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function InvoicesPanel() {
  const t = useTranslate();
  return (
    <Panel title={t('billing.invoices.title')}>
      <ListBase<InvoiceRecord> perPage={10} disableSyncWithLocation storeKey={false} queryOptions={live}>
        <Invoices />
      </ListBase>
    </Panel>
  );
}

function Invoices() {
  const t = useTranslate();
  const list = useListContext<InvoiceRecord>();
  const { total = 0, page, perPage, setPage, isPlaceholderData } = list;
  return (
    <Faces
      of={list}
      failed={t('billing.invoices.loadFailed')}
      loading={<RowsSkeleton rows={3} />}
      empty={<EmptyState title={t('billing.invoices.emptyTitle')} text={t('billing.invoices.emptyText')} />}
    >
      <Box
        aria-busy={isPlaceholderData === true}
        sx={{ mx: -4, mb: -4, overflowX: 'auto', opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        <DataTable<InvoiceRecord>
          bulkActionButtons={false}
          rowClick={false}
          hover={false}
          aria-label={t('billing.invoices.title')}
          sx={{ '& .RaDataTable-rowCell': { whiteSpace: 'normal' } }}
        >
          <Column
            disableSort
            label={t('billing.invoices.number')}
            render={(invoice) => <NumberCell t={t} invoice={invoice} />}
          />
          <Column
            disableSort
            label={t('billing.invoices.date')}
            sx={wide}
            render={(invoice) => <Day t={t} invoice={invoice} />}
          />
          <Column
            disableSort
            label={t('billing.invoices.status')}
            sx={wide}
            render={(invoice) => <StatusChip {...invoiceView(t, invoice)} />}
          />
          <Column
            disableSort
            label={t('billing.invoices.amount')}
            align="right"
            render={({ amount }) => money(amount)}
          />
          <Column
            disableSort
            label={<Unseen>{t('billing.invoices.link')}</Unseen>}
            align="right"
            sx={{ width: { sm: 96 } }}
            render={({ invoiceUrl, invoiceNumber }) =>
              invoiceUrl && (
                <Link
                  href={invoiceUrl}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('billing.invoices.viewOf', {
                    number: invoiceNumber ?? t('billing.invoices.draft'),
                  })}
                >
                  {t('billing.invoices.view')}
                </Link>
              )
            }
          />
        </DataTable>
        {total > perPage && <InvoicePager page={page} perPage={perPage} total={total} onPage={setPage} />}
      </Box>
    </Faces>
  );
}

type CellProps = { t: Translate; invoice: Invoice };

const Day = ({ t, invoice: { createdAt } }: CellProps) => (
  <time dateTime={createdAt}>{day(t, createdAt)}</time>
);

function NumberCell({ t, invoice }: CellProps) {
  return (
    <>
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {invoice.invoiceNumber ?? t('billing.invoices.draft')}
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
          <Day t={t} invoice={invoice} />
        </Typography>
      </Box>
    </>
  );
}

type Props = { page: number; perPage: number; total: number; onPage: (page: number) => void };

function InvoicePager({ page, perPage, total, onPage }: Props) {
  const t = useTranslate();
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <Box
      component="nav"
      aria-label={t('billing.invoices.pages')}
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        px: 4,
        py: 2,
        borderTop: `1px solid ${palette.line}`,
      })}
    >
      <Typography variant="body2" className="tabular" role="status" sx={{ color: 'text.secondary', mr: 2 }}>
        {t('billing.invoices.range', { from, to, total })}
      </Typography>
      <IconButton
        aria-label={t('billing.invoices.newer')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={t('billing.invoices.older')}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
