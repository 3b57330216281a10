import { type InvoiceRow, listInvoices as listRows } from '../../db/billing/billing.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type Page, wirePage } from '../http/list.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { Invoice, InvoiceFilter, invoiceSorts } from './schemas.ts';

/** A page of the actor's invoices, newest first by default, without drafts. */
export const listInvoices = (
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
  page: Page<(typeof invoiceSorts)[number], InvoiceFilter>,
) => wirePage(listRows(db, actor.userId, page), wireInvoice);

const wireInvoice = ({ id, invoiceNumber, createdAt, amount, status, invoiceUrl }: InvoiceRow): Invoice => ({
  _id: id,
  id,
  invoiceNumber,
  createdAt: iso(createdAt),
  amount,
  status,
  invoiceUrl,
});
