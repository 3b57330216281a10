import { automation } from './automation.ts';
import { autonomy } from './autonomy.ts';
import { billing } from './billing.ts';
import { calls } from './calls.ts';
import { checks } from './checks.ts';
import { choices } from './choices.ts';
import { dates } from './dates.ts';
import { doctor } from './doctor.ts';
import { fields } from './fields.ts';
import { languages } from './languages.ts';
import { names } from './names.ts';
import { operations } from './operations.ts';
import { people } from './people.ts';
import { providers } from './providers.ts';
import { results } from './results.ts';
import { states } from './states.ts';
import { webhooks } from './webhooks.ts';

/** The English of every server sentence. web/i18n/serverTexts translates it. */
export const catalog = {
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
export type Catalog = typeof catalog;
