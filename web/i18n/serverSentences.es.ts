import { automation } from './sentences/es/automation.ts';
import { billing } from './sentences/es/billing.ts';
import { choices } from './sentences/es/choices.ts';
import { doctor } from './sentences/es/doctor.ts';
import { operations } from './sentences/es/operations.ts';
import { people } from './sentences/es/people.ts';
import { settings } from './sentences/es/settings.ts';
import { values } from './sentences/es/values.ts';
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
