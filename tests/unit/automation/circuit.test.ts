import { describe, expect, test } from 'vitest';
import { type CircuitState, createCircuit } from '../../../server/automation/network/circuit.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { text } from '../../../server/texts/text.ts';
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
    provider: text('names.linkedin'),
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

describe('the circuit of a shared provider', () => {
  test('stays closed while calls sometimes succeed', async () => {
    const { pass, fail, circuit } = setUp();
    for (let round = 0; round < 10; round += 1) {
      await fail(4);
      await pass(fine);
    }
    expect(circuit.state()).toBe('closed');
  });

  test('P13: opens after five failing accounts, not after one that fails repeatedly', async () => {
    const { circuit } = setUp();
    const failFor = (accountId: string) => circuit.pass(down, accountId).catch(() => {});
    for (let n = 0; n < 20; n += 1) await failFor('one');
    expect(circuit.state()).toBe('closed');
    for (const accountId of ['two', 'three', 'four']) await failFor(accountId);
    expect(circuit.state()).toBe('closed');
    await failFor('five');
    expect(circuit.state()).toBe('open');
  });

  test('P13: resets the count of failing accounts after a success', async () => {
    const { circuit } = setUp();
    for (const accountId of ['one', 'two', 'three', 'four'])
      await circuit.pass(down, accountId).catch(() => {});
    await circuit.pass(fine, 'six');
    await circuit.pass(down, 'five').catch(() => {});
    expect(circuit.state()).toBe('closed');
  });

  test('P5: ignores a used-up budget, also as a probe', async () => {
    const { circuit, clock, pass, fail } = setUp();
    await fail(5);
    clock.advance(30 * second);
    await pass(async () => {
      throw new ProviderFault('budget', 'enough for today');
    });
    expect(await pass(fine)).toBe('fine');
    expect(circuit.state()).toBe('closed');
  });

  test('treats a refusal as an answer', async () => {
    const { pass, circuit } = setUp();
    for (let n = 0; n < 20; n += 1) await pass(gone);
    expect(circuit.state()).toBe('closed');
  });

  test('opens for half a minute after five failures in a row', async () => {
    const { pass, fail, calls, clock } = setUp();
    await fail(5);
    const refused = await pass(fine);
    expect(refused).toMatchObject({ kind: 'down', retryAfterSeconds: 30 });
    clock.advance(29 * second);
    expect(await pass(fine)).toMatchObject({ kind: 'down', retryAfterSeconds: 1 });
    expect(calls()).toBe(5);
  });

  test('lets one probe through, and closes after its success', async () => {
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

  test('doubles the wait after each failed probe, up to ten minutes', async () => {
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

  test('does not close after the success of an earlier call', async () => {
    const { circuit, fail, pass } = setUp();
    let answer = (_value: string) => {};
    const early = circuit.pass(() => new Promise<string>((resolve) => (answer = resolve)));
    await fail(5);
    answer('late');
    await early;
    expect(await pass(fine)).toMatchObject({ kind: 'down' });
  });

  test('opens at once for a refused key, and reports that', async () => {
    const { pass, calls, clock } = setUp();
    expect(await pass(badKey)).toMatchObject({ kind: 'key', message: 'no such key' });
    expect(await pass(fine)).toMatchObject({ kind: 'key', retryAfterSeconds: 300 });
    expect(calls()).toBe(1);
    clock.advance(300 * second);
    expect(await pass(fine)).toBe('fine');
  });
});
