/** Part of the contract with scripts. */
import type { CliError } from './errors.ts';

export const exitCodes = [
  [0, 'success'],
  [1, 'failed'],
  [2, 'wrong usage'],
  [3, 'not found'],
  [4, 'not signed in, or not allowed'],
  [5, 'limit reached, or payment needed'],
  [6, 'conflict'],
  [7, 'network problem, try again'],
  [8, 'still pending'],
  [10, 'differences found'],
  [130, 'interrupted'],
] as const;

const byCode: Record<string, number> = {
  usage: 2,
  ambiguous_account: 2,
  not_found: 3,
  not_signed_in: 4,
  seats_limit: 5,
  network: 7,
  timeout: 7,
  pending: 8,
  // The change happens once the user confirms the payment with the bank.
  payment_action_required: 8,
  drift: 10,
  interrupted: 130,
};
const byStatus: Record<number, number> = {
  401: 4,
  402: 5,
  403: 4,
  404: 3,
  409: 6,
  428: 4,
  429: 5,
  502: 7,
  503: 7,
  504: 7,
};

export const exitCodeOf = ({ code, status }: CliError): number => byCode[code] ?? byStatus[status ?? 0] ?? 1;
