import { Route } from 'react-router-dom';
import { BillingPage } from './BillingPage.tsx';

export const invoices = {
  name: 'invoices',
  recordRepresentation: 'invoiceNumber',
  children: <Route path="*" element={<BillingPage />} />,
};
