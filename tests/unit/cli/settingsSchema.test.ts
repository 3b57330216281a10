import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../../cli/settingsFile.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';

test('accepts an export by the published schema, and rejects the settings that an import rejects', () => {
  const takes = new Ajv2020({ strict: false }).compile(settingsSchema());
  const file = (settings: object, version = 1) => ({
    version,
    accounts: [{ account: 'one', name: 'One', settings }],
  });
  expect(takes(file(defaultSettings))).toBe(true);
  expect(takes(file(defaultSettings, 2))).toBe(false);
  expect(takes(file({ ...defaultSettings, dailySearchComments: 76 }))).toBe(false);
  expect(takes(file({ ...defaultSettings, colour: 'red' }))).toBe(false);
  expect(takes(file({ ...defaultSettings, timing: { ...defaultSettings.timing, fromTime: '9am' } }))).toBe(
    false,
  );
});
