import type { UserRow } from '../../db/users.ts';
import type { CustomerDetails } from '../providers/payments.ts';

/** The provider takes no longer business name. */
const longestCompany = 150;

export type Named = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'companyName'>;

/** A user as the payments provider is to know them: the verified e-mail, never one that still waits for its code. */
export const detailsOf = ({ email, firstName, lastName, companyName }: Named): CustomerDetails => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
  company: companyName.slice(0, longestCompany).trim(),
});

/** The fields that differ from what the provider holds. E-mails are compared without case. */
export function differingDetails(user: Named, held: CustomerDetails): (keyof CustomerDetails)[] {
  const ours = detailsOf(user);
  const same = {
    email: ours.email.toLowerCase() === held.email.toLowerCase(),
    name: ours.name === held.name,
    company: ours.company === held.company,
  };
  return (['email', 'name', 'company'] as const).filter((field) => !same[field]);
}
