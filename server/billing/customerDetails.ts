import type { UserRow } from '../../db/identity/users.ts';
import type { CustomerDetails } from '../providers/payments.ts';

/** Stripe rejects a longer business name. */
const longestCompany = 150;

export type Named = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'companyName'>;

/** Contains the verified e-mail, never a pending one. */
export const detailsOf = ({ email, firstName, lastName, companyName }: Named): CustomerDetails => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
  company: companyName.slice(0, longestCompany).trim(),
});

/** The fields that differ at Stripe. E-mails are compared without case. */
export function differingDetails(user: Named, held: CustomerDetails): (keyof CustomerDetails)[] {
  const ours = detailsOf(user);
  const same = {
    email: ours.email.toLowerCase() === held.email.toLowerCase(),
    name: ours.name === held.name,
    company: ours.company === held.company,
  };
  return (['email', 'name', 'company'] as const).filter((field) => !same[field]);
}
