/**
 * Calls that need some state first. For a new call, add its row to tests/api/permissions/table.ts, and an
 * exercise here for each error of its own and, for a list, one with rows.
 */
import { accountExercises } from './accountExercises.ts';
import { autonomyExercises } from './autonomyExercises.ts';
import { billingExercises } from './billingExercises.ts';
import { campaignExercises } from './campaignExercises.ts';
import { commentExercises } from './commentExercises.ts';
import { costExercises } from './costExercises.ts';
import type { Exercise } from './exercise.ts';
import { factorExercises } from './factorExercises.ts';
import { oauthExercises } from './oauthExercises.ts';
import { operationsExercises } from './operationsExercises.ts';
import { optOutExercises } from './optOutExercises.ts';
import { peopleExercises } from './peopleExercises.ts';
import { personExercises } from './personExercises.ts';
import { planExercises } from './planExercises.ts';
import { proposalExercises } from './proposalExercises.ts';
import { resultExercises } from './resultExercises.ts';
import { rowExercises } from './rowExercises.ts';
import { signInExercises } from './signInExercises.ts';
import { userExercises } from './userExercises.ts';
import { voiceExercises } from './voiceExercises.ts';
import { webhookExercises } from './webhookExercises.ts';

export const exercises: Exercise[] = [
  ...factorExercises,
  ...billingExercises,
  ...campaignExercises,
  ...oauthExercises,
  ...peopleExercises,
  ...personExercises,
  ...operationsExercises,
  ...planExercises,
  ...optOutExercises,
  ...costExercises,
  ...webhookExercises,
  ...signInExercises,
  ...accountExercises,
  ...commentExercises,
  ...autonomyExercises,
  ...voiceExercises,
  ...proposalExercises,
  ...resultExercises,
  ...rowExercises,
  ...userExercises,
];
