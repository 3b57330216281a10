import { AccountsPage } from './AccountsPage.tsx';

export const accounts = { name: 'linkedin-accounts', list: AccountsPage, recordRepresentation: 'name' };
