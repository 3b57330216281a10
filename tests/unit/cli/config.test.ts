import { describe, expect, test } from 'vitest';
import { chooseConfig } from '../../../cli/config.ts';

const stored = {
  current: 'home',
  profiles: {
    home: { server: 'https://home.example', token: 'home-token' },
    staging: { server: 'https://staging.example', token: 'staging-token' },
  },
};
const project = {
  file: '/p/chimein.yaml',
  values: { server: { value: 'https://project.example', line: 1 } },
};

describe('a setting comes from', () => {
  test.each([
    [
      'the flag first',
      { server: 'https://flag.example' },
      { CHIMEIN_SERVER: 'https://env.example' },
      'https://flag.example',
      '--server',
    ],
    [
      'then the environment',
      {},
      { CHIMEIN_SERVER: 'https://env.example/' },
      'https://env.example',
      'CHIMEIN_SERVER',
    ],
    ['then the project, with its line', {}, {}, 'https://project.example', '/p/chimein.yaml:1'],
  ])('%s', (_, flags, env, value, origin) => {
    expect(chooseConfig(flags, env, project, stored).server).toEqual({ value, origin });
  });

  test('then the active profile, then the local server', () => {
    expect(chooseConfig({}, {}, null, stored).server).toEqual({
      value: 'https://home.example',
      origin: 'profile home',
    });
    const none = chooseConfig({}, {}, null, { profiles: {} });
    expect([none.server.value, none.profile.value]).toEqual(['http://127.0.0.1:3000', 'default']);
  });
});

test('gives a profile the precedence of its source', () => {
  const env = { CHIMEIN_SERVER: 'https://env.example', CHIMEIN_TOKEN: 'env-token' };
  const byFlag = chooseConfig({ profile: 'staging' }, env, project, stored);
  expect([byFlag.server.value, byFlag.token.value]).toEqual(['https://staging.example', 'staging-token']);
  const byEnvironment = chooseConfig({}, { CHIMEIN_PROFILE: 'staging' }, project, stored);
  expect([byEnvironment.server.value, byEnvironment.token.value]).toEqual([
    'https://staging.example',
    'staging-token',
  ]);
  expect(chooseConfig({}, { ...env, CHIMEIN_PROFILE: 'staging' }, project, stored).token.value).toBe(
    'env-token',
  );
});

test("never sends a profile's token to another server", () => {
  expect(chooseConfig({ server: 'https://other.example' }, {}, null, stored).token.value).toBeUndefined();
  expect(chooseConfig({ profile: 'staging' }, {}, project, stored).token.value).toBe('staging-token');
  expect(
    chooseConfig({ profile: 'staging', server: 'https://home.example' }, {}, null, stored).token.value,
  ).toBeUndefined();
});
