import {
  type AddressBudget,
  budgets,
  isByAddress,
  limitedCalls,
  type PersonalBudget,
} from '../../../server/http/budgets.ts';
import { attemptFrom, attemptOf, left } from '../../../server/identity/auth/attempts.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import { bodyOf, type Exercise, idOf, times } from './exercise.ts';

/** Uses up a budget of the client, or of the account that the call names. */
async function spend(server: TestServer, call: Call, what: PersonalBudget) {
  const subject = what === 'settingsSave' ? bodyOf(call).accountId : await idOf(server, call);
  const { remaining } = await left(server.deps, what, subject);
  await times(remaining, () => attemptOf(server.deps, what, subject));
}
export const budgetExercises = (Object.keys(limitedCalls) as (PersonalBudget | AddressBudget)[]).flatMap(
  (what) =>
    limitedCalls[what].map((call, n): Exercise => {
      const refused = { call, status: 429, note: `the budget ${what} is used up` };
      if (!isByAddress(what)) return { ...refused, before: (server, made) => spend(server, made, what) };
      // Calls that share a budget come from different addresses.
      const address = `203.0.113.${9 + n}`;
      const before = (server: TestServer) =>
        times(budgets[what].limit, () => attemptFrom(server.deps, what, address));
      return { ...refused, with: { headers: { 'x-forwarded-for': address } }, before };
    }),
);
