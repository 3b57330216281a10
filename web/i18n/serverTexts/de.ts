import { automation } from './de/automation.ts';
import { autonomy } from './de/autonomy.ts';
import { billing } from './de/billing.ts';
import { calls } from './de/calls.ts';
import { checks } from './de/checks.ts';
import { choices } from './de/choices.ts';
import { dates } from './de/dates.ts';
import { doctor } from './de/doctor.ts';
import { fields } from './de/fields.ts';
import { languages } from './de/languages.ts';
import { names } from './de/names.ts';
import { operations } from './de/operations.ts';
import { people } from './de/people.ts';
import { providers } from './de/providers.ts';
import { results } from './de/results.ts';
import { states } from './de/states.ts';
import { webhooks } from './de/webhooks.ts';
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
