import { Route } from 'react-router-dom';
import { BillingPage } from './BillingPage.tsx';

/** The list of them is a panel of the page. */
export const invoices = {
  name: 'invoices',
  recordRepresentation: 'invoiceNumber',
  children: <Route path="*" element={<BillingPage />} />,
};
