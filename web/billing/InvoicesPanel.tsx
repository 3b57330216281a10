import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { Invoice } from '../../server/billing/schemas.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { day, invoiceView, money } from './billingModel.ts';
import { Unseen } from './Unseen.tsx';
import { invoicesPerPage, useInvoices } from './useBilling.ts';

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function InvoicesPanel() {
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch, isFetching, isPlaceholderData } = useInvoices(page);
  return (
    <Panel title="Invoices">
      {data ? (
        data.total === 0 ? (
          <EmptyState title="No invoices yet" text="Every payment is listed here with its invoice." />
        ) : (
          <Box sx={{ mx: -4, mb: -4, overflowX: 'auto', opacity: isPlaceholderData ? 0.6 : 1 }}>
            <Table aria-label="Invoices" aria-busy={isPlaceholderData}>
              <TableHead>
                <TableRow>
                  <TableCell>Number</TableCell>
                  <TableCell sx={wide}>Date</TableCell>
                  <TableCell sx={wide}>Status</TableCell>
                  <TableCell align="right">Amount</TableCell>
                  <TableCell align="right" sx={{ width: { sm: 88 } }}>
                    <Unseen>Link</Unseen>
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.invoices.map((invoice) => (
                  <InvoiceRow key={invoice._id} invoice={invoice} />
                ))}
              </TableBody>
            </Table>
            {data.total > invoicesPerPage && <Pager page={page} total={data.total} onPage={setPage} />}
          </Box>
        )
      ) : isError ? (
        <ErrorState
          title="Your invoices could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Panel>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { invoiceNumber, createdAt, amount, status, invoiceUrl } = invoice;
  const number = invoiceNumber ?? 'Draft';
  const chip = <StatusChip {...invoiceView(status)} />;
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {number}
        <Box
          sx={{
            display: { xs: 'flex', sm: 'none' },
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1,
            mt: 1,
            flexWrap: 'wrap',
            whiteSpace: 'nowrap',
          }}
        >
          {chip}
          <Typography variant="body2" component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
            {day(createdAt)}
          </Typography>
        </Box>
      </TableCell>
      <TableCell sx={wide}>
        <time dateTime={createdAt}>{day(createdAt)}</time>
      </TableCell>
      <TableCell sx={wide}>{chip}</TableCell>
      <TableCell align="right">{money(amount)}</TableCell>
      <TableCell align="right">
        {invoiceUrl && (
          <Link href={invoiceUrl} target="_blank" rel="noopener" aria-label={`View invoice ${number}`}>
            View
          </Link>
        )}
      </TableCell>
    </TableRow>
  );
}

function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const from = (page - 1) * invoicesPerPage + 1;
  const to = Math.min(total, page * invoicesPerPage);
  return (
    <Box
      component="nav"
      aria-label="Pages of invoices"
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
        {from}–{to} of {total}
      </Typography>
      <IconButton aria-label="Newer invoices" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label="Older invoices" disabled={to >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
