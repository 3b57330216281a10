import { automation } from './sentences/de/automation.ts';
import { billing } from './sentences/de/billing.ts';
import { choices } from './sentences/de/choices.ts';
import { doctor } from './sentences/de/doctor.ts';
import { operations } from './sentences/de/operations.ts';
import { people } from './sentences/de/people.ts';
import { settings } from './sentences/de/settings.ts';
import { values } from './sentences/de/values.ts';
import type { Sentences } from './sentences.ts';

export const sentences: Sentences = {
  ...automation,
  ...choices,
  ...people,
  ...operations,
  ...doctor,
  ...settings,
  ...billing,
  ...values,
};
