import { addAccount, findAccount, updateAccount } from '../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../db/accounts/settings.ts';
import { insertUser } from '../../db/identity/users.ts';
import { openDb } from '../../db/open.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import { saveSettings } from '../../server/accounts/settings/settings.ts';
import { startAutomation } from '../../server/automation/controls/startAutomation.ts';
import { stopAutomation } from '../../server/automation/controls/stopAutomation.ts';
import type { Spacing } from '../../server/automation/network/pace.ts';
import { noClient } from '../../server/http/client.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import { manualClock } from './clock.ts';
import { direct, testDb } from './database.ts';
import { instantProviders } from './instant.ts';
import { createEngine } from './jobs.ts';
import { seeded, simulatedDeps } from './simulation.ts';

/** An account's settings from `from` on, ms since the epoch. */
export type Phase = { from: number; settings: SettingsValues; running: boolean };
export type Participant = { accountId: string; memberId: string; actor: Actor; phases: Phase[] };

const hour = 3_600_000;
const day = 24 * hour;
/** Accounts run up to this late (ms), so that several run at once, as in a busy engine. */
const stride = 120_000;

const zones = (
  'Europe/London,Europe/Berlin,America/New_York,America/Los_Angeles,America/Sao_Paulo,America/St_Johns,Asia/Kolkata,Asia/Kathmandu,' +
  'Asia/Tokyo,Australia/Sydney,Australia/Lord_Howe,Pacific/Auckland,Pacific/Chatham,Africa/Cairo,Africa/Casablanca,America/Santiago,' +
  'America/Havana,Asia/Tehran,Pacific/Honolulu,Pacific/Kiritimati,Atlantic/Azores,Europe/Lisbon,Asia/Beirut,America/Phoenix,UTC,' +
  'America/Asuncion,Asia/Jerusalem,Australia/Eucla,Antarctica/Troll,America/Chicago'
).split(',');

/**
 * Many accounts with all kinds of changing settings, and instant providers that sometimes fail; `seed`
 * decides all.
 */
export async function createCrowd(options: {
  start: string;
  accounts: number;
  seed: number;
  path?: string;
  spacing?: Spacing;
}) {
  const clock = manualClock(options.start);
  const random = seeded(options.seed);
  const world = instantProviders({ clock, random: seeded(options.seed + 1), postEvery: 180, pageSize: 5 });
  const deps = await simulatedDeps({
    clock,
    random: seeded(options.seed + 2),
    network: world.network,
    writer: world.writer,
    db: options.path ? openDb(options.path) : await testDb(),
  });
  if (options.spacing) deps.spacing = options.spacing;
  const engine = createEngine(deps);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: between(0, most) }, make);
  const participants: Participant[] = [];

  function hours() {
    const time = () => `${String(between(0, 23)).padStart(2, '0')}:${between(0, 1) ? '30' : '00'}`;
    const kind = between(0, 9);
    if (kind === 0) return { fromTime: '00:00', toTime: '00:00' };
    if (kind === 1) return { fromTime: '01:30', toTime: '04:00' };
    if (kind === 2) return { fromTime: '22:30', toTime: '02:30' };
    return { fromTime: time(), toTime: time() };
  }

  function settings(timezone: string): SettingsValues {
    const most = between(0, 3) === 0 ? 4 : 1;
    return {
      ...defaultSettings,
      timing: {
        ...hours(),
        timezone,
        timeBetweenComments: Array.from({ length: between(1, 4) }, () => between(15, 180)),
        activeDays: weekdays.filter(() => random() < 0.75),
      },
      searchUrls: several(
        3,
        () => `https://www.linkedin.com/search/results/content/?keywords=topic${between(1, 500)}`,
      ),
      searchProfiles: several(4, () => `https://www.linkedin.com/in/member-${between(1, 800)}`),
      dailySearchComments: between(0, most),
      dailyMonitorComments: between(0, most),
      prompt: 'Be brief.',
      choice: { ...defaultSettings.choice, oldestPostDays: between(2, 20), sameAuthorDays: between(0, 5) },
    };
  }

  async function addPerson(n: number, seats: number): Promise<void> {
    const userId = `user${n}`;
    const at = clock.now();
    const person = {
      firstName: 'Test',
      lastName: `Person${n}`,
      email: `${userId}@example.com`,
      passwordHash: 'x',
    };
    const dates = { verifiedAt: at, createdAt: at };
    const user = await insertUser(direct(deps.db), {
      id: userId,
      ...person,
      role: 'user',
      seats,
      status: 'Paid',
      ...dates,
    });
    if (!user) throw new Error('the user is there already');
    const standing = { userId, role: 'user' as const, status: user.status, seats, stoppedAt: null };
    const actor: Actor = { ...standing, via: 'session', scope: 'write', sessionId: 'simulated', provedAt: 0 };
    const ids = Array.from({ length: seats }, (_, seat) => ({
      accountId: `account${n}-${seat}`,
      memberId: `ACoOwn${n}-${seat}`,
    }));
    for (const { accountId, memberId } of ids) {
      const siblings = ids.filter((other) => other.accountId !== accountId).map((other) => other.memberId);
      world.addMember({ accountId, memberId, siblings: siblings.length ? siblings : [memberId] });
      const account = {
        accountId,
        userId,
        providerId: memberId,
        name: memberId,
        status: 'Connected' as const,
        createdAt: at,
      };
      await addAccount(deps.db, account);
      const first = settings(zones[participants.length % zones.length] ?? 'UTC');
      await saveSettingsRow(direct(deps.db), { accountId, ...first, savedAt: at });
      await startAutomation(deps, actor, accountId);
      participants.push({
        accountId,
        memberId,
        actor,
        phases: [{ from: at, settings: first, running: true }],
      });
    }
  }
  for (let n = 0; participants.length < options.accounts; n += 1)
    await addPerson(n, Math.min(between(1, 4), options.accounts - participants.length));

  const present = ({ phases }: Participant): Phase => phases.at(-1) as Phase;
  const enter = (participant: Participant, change: Partial<Phase>) =>
    participant.phases.push({ ...present(participant), ...change, from: clock.now() });

  async function start(participant: Participant): Promise<void> {
    await startAutomation(deps, participant.actor, participant.accountId);
    enter(participant, { running: true });
  }

  /** Users reconnect, pause, resume, and change settings and time zones. */
  async function live(share: number): Promise<void> {
    for (const accountId of world.takeSignedOut()) {
      const found = await findAccount(deps.db, accountId);
      const participant = participants.find((participant) => participant.accountId === accountId);
      if (!found || !participant) throw new Error('nobody signed this one out');
      if (found.account.status === 'Connected') continue;
      const { providerId, name, email, imageUrl } = found.account;
      await updateAccount(direct(deps.db), {
        accountId,
        providerId,
        name,
        email,
        imageUrl,
        status: 'Connected',
      });
      await start(participant);
    }
    for (const participant of participants) {
      if (random() >= share) continue;
      const { running, settings: before } = present(participant);
      if (random() < 0.5) {
        const zone = random() < 0.2 ? (zones[between(0, zones.length - 1)] ?? 'UTC') : before.timing.timezone;
        const payload = settings(zone);
        await saveSettings(deps, participant.actor, { accountId: participant.accountId, payload }, noClient);
        enter(participant, { settings: payload });
      } else if (running) {
        await stopAutomation(deps, participant.actor, participant.accountId);
        enter(participant, { running: false });
      } else await start(participant);
    }
  }

  async function playUntil(until: number): Promise<void> {
    for (;;) {
      turns += await engine.runDue();
      const next = await engine.nextDueAt();
      if (next === null || next > until) break;
      clock.moveTo(Math.min(until, Math.ceil(next / stride) * stride));
    }
    clock.moveTo(until);
  }

  let turns = 0;
  return {
    world,
    deps,
    clock,
    participants,
    turns: () => turns,
    /** Every twelve hours, `share` of all accounts is changed, paused or resumed. */
    async play(days: number, share: number): Promise<void> {
      for (let half = 0; half < days * 2; half += 1) {
        await playUntil(clock.now() + day / 2);
        // Apart from any run, so that each comment belongs to one phase.
        clock.advance(7000);
        await live(share);
      }
    },
    close: () => deps.db.close(),
  };
}
