import { describe, expect, test } from 'vitest';
import { type CircuitState, createCircuit } from '../../../server/automation/engine/circuit.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { say } from '../../../server/texts/say.ts';
import { manualClock } from '../../support/clock.ts';

const second = 1000;
const fine = async () => 'fine';
const down = async () => {
  throw new ProviderFault('unavailable', 'no answer');
};
const badKey = async () => {
  throw new ProviderFault('key', 'no such key');
};
const gone = async () => {
  throw new ProviderFault('gone', 'no such post');
};

function setUp() {
  const clock = manualClock('2026-03-02T10:00:00Z');
  const changes: CircuitState[] = [];
  let calls = 0;
  const circuit = createCircuit({
    provider: say('names.linkedin'),
    clock,
    onChange: (state) => changes.push(state),
  });
  const pass = (call: () => Promise<unknown>) =>
    circuit
      .pass(() => {
        calls += 1;
        return call();
      })
      .catch((fault: ProviderFault) => fault);
  const fail = async (times: number) => {
    for (let n = 0; n < times; n += 1) await pass(down);
  };
  return { clock, circuit, changes, pass, fail, calls: () => calls };
}

describe('a provider that all accounts share', () => {
  test('is called as long as it answers now and then', async () => {
    const { pass, fail, circuit } = setUp();
    for (let round = 0; round < 10; round += 1) {
      await fail(4);
      await pass(fine);
    }
    expect(circuit.state()).toBe('closed');
  });

  test('P13: one account that fails again and again does not stop the others; five accounts do', async () => {
    const { circuit } = setUp();
    const failFor = (accountId: string) => circuit.pass(down, accountId).catch(() => {});
    for (let n = 0; n < 20; n += 1) await failFor('one');
    expect(circuit.state()).toBe('closed');
    for (const accountId of ['two', 'three', 'four']) await failFor(accountId);
    expect(circuit.state()).toBe('closed');
    await failFor('five');
    expect(circuit.state()).toBe('open');
  });

  test('P13: accounts that failed before a success do not count with those after it', async () => {
    const { circuit } = setUp();
    for (const accountId of ['one', 'two', 'three', 'four'])
      await circuit.pass(down, accountId).catch(() => {});
    await circuit.pass(fine, 'six');
    await circuit.pass(down, 'five').catch(() => {});
    expect(circuit.state()).toBe('closed');
  });

  test('P5: a used-up budget says nothing about the provider, also when it was to probe it', async () => {
    const { circuit, clock, pass, fail } = setUp();
    await fail(5);
    clock.advance(30 * second);
    await pass(async () => {
      throw new ProviderFault('budget', 'enough for today');
    });
    expect(await pass(fine)).toBe('fine');
    expect(circuit.state()).toBe('closed');
  });

  test('a refusal is an answer: nothing is down', async () => {
    const { pass, circuit } = setUp();
    for (let n = 0; n < 20; n += 1) await pass(gone);
    expect(circuit.state()).toBe('closed');
  });

  test('five failures in a row, and nobody calls for half a minute', async () => {
    const { pass, fail, calls, clock } = setUp();
    await fail(5);
    const refused = await pass(fine);
    expect(refused).toMatchObject({ kind: 'down', retryAfterSeconds: 30 });
    clock.advance(29 * second);
    expect(await pass(fine)).toMatchObject({ kind: 'down', retryAfterSeconds: 1 });
    expect(calls()).toBe(5);
  });

  test('then one call tries while the others wait, and its success lets all through', async () => {
    const { circuit, clock, fail, pass, changes } = setUp();
    await fail(5);
    clock.advance(30 * second);
    let answer = (_value: string) => {};
    const trying = circuit.pass(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(await pass(fine)).toMatchObject({ kind: 'down', retryAfterSeconds: 5 });
    answer('back');
    expect(await trying).toBe('back');
    expect(await pass(fine)).toBe('fine');
    expect(changes).toEqual(['open', 'trying', 'closed']);
  });

  test('each try that fails doubles the wait, up to ten minutes; an outage of a day costs few calls', async () => {
    const { clock, pass, fail, calls } = setUp();
    await fail(5);
    const waits: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const fault = (await pass(down)) as ProviderFault;
      if (fault.kind === 'down') waits.push(fault.retryAfterSeconds ?? 0);
      clock.advance(60 * second);
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(600);
    expect(calls()).toBeLessThan(160);
    expect(calls()).toBeGreaterThan(100);
  });

  test('a success of a call that began before does not open the gates', async () => {
    const { circuit, fail, pass } = setUp();
    let answer = (_value: string) => {};
    const early = circuit.pass(() => new Promise<string>((resolve) => (answer = resolve)));
    await fail(5);
    answer('late');
    await early;
    expect(await pass(fine)).toMatchObject({ kind: 'down' });
  });

  test('a refused key opens it at once, and says so to whoever comes', async () => {
    const { pass, calls, clock } = setUp();
    expect(await pass(badKey)).toMatchObject({ kind: 'key', message: 'no such key' });
    expect(await pass(fine)).toMatchObject({ kind: 'key', retryAfterSeconds: 300 });
    expect(calls()).toBe(1);
    clock.advance(300 * second);
    expect(await pass(fine)).toBe('fine');
  });
});
