import { automation } from './es/automation.ts';
import { autonomy } from './es/autonomy.ts';
import { billing } from './es/billing.ts';
import { calls } from './es/calls.ts';
import { checks } from './es/checks.ts';
import { choices } from './es/choices.ts';
import { dates } from './es/dates.ts';
import { doctor } from './es/doctor.ts';
import { fields } from './es/fields.ts';
import { languages } from './es/languages.ts';
import { names } from './es/names.ts';
import { operations } from './es/operations.ts';
import { people } from './es/people.ts';
import { providers } from './es/providers.ts';
import { results } from './es/results.ts';
import { states } from './es/states.ts';
import { webhooks } from './es/webhooks.ts';
import type { ServerTexts } from './textsOf.ts';

/** Sentences of the server, by the key that comes beside the message. */
export const serverTexts: ServerTexts = {
  automation,
  autonomy,
  billing,
  calls,
  checks,
  choices,
  dates,
  doctor,
  fields,
  languages,
  names,
  operations,
  people,
  providers,
  results,
  states,
  webhooks,
};
