import {
  type AddressBudget,
  budgets,
  isByAddress,
  type PersonalBudget,
} from '../../../server/http/budgets.ts';
import { accountSubject } from '../../../server/http/limited.ts';
import { attemptFrom, attemptOf, left } from '../../../server/identity/auth/attempts.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Operation } from './document.ts';
import { bodyOf, type Exercise, idOf, times } from './exercise.ts';

/** Uses up a budget of the client, or of the account that the call names. */
async function spend(server: TestServer, call: Call, budget: PersonalBudget) {
  const userId = await idOf(server, call);
  const subject = budgets[budget].per === 'account' ? accountSubject(userId, bodyOf(call).accountId) : userId;
  const { remaining } = await left(server.deps, budget, subject);
  await times(remaining, () => attemptOf(server.deps, budget, subject));
}

/** One for each limited call of the document. */
export const budgetExercises = (operations: readonly Operation[]): Exercise[] =>
  operations.flatMap(({ name: call, 'x-rate-limit': limit }, n) => {
    if (limit === undefined) return [];
    const budget = limit as PersonalBudget | AddressBudget;
    const refused = { call, status: 429, note: `the budget ${budget} is used up` };
    if (!isByAddress(budget)) return { ...refused, before: (server, made) => spend(server, made, budget) };
    // Calls that share a budget come from different addresses.
    const address = `203.0.113.${1 + (n % 250)}`;
    const before = (server: TestServer) =>
      times(budgets[budget].limit, () => attemptFrom(server.deps, budget, address));
    return { ...refused, with: { headers: { 'x-forwarded-for': address } }, before };
  });
