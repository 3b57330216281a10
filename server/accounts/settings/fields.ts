import { defined } from '../../defined.ts';
import type { FaultKey } from '../../texts/faults.ts';
import { weekdays } from './limits.ts';

/*
 * The settings of an account, one entry per field; AGENTS.md says what follows from it and what a new field
 * needs. It has no zod, which the browser loads after the page.
 */

/** Of a number that is not whole, below `least`, above `most`. The last one's text has `%{most}`. */
type NumberFaults = readonly [whole: FaultKey, least: FaultKey, most: FaultKey];

type Kind =
  | { kind: 'flag'; initial: boolean }
  | { kind: 'number'; initial: number; least: number; most: number; faults: NumberFaults }
  | { kind: 'choice'; initial: string; choices: readonly string[] }
  | { kind: 'text'; initial: string; most: number; fault: FaultKey }
  // `schemas.ts` holds the schema of a list and of a group.
  | { kind: 'list'; initial: string[]; most: number }
  /** `isPartial`: a change may set its values one by one. */
  | { kind: 'group'; initial: object; isPartial?: true };
/** `about` describes it in the API's document. */
export type Field = Kind & { about: string; example?: unknown };

type Wide<T> = T extends boolean ? boolean : T extends number ? number : T extends string ? string : T;
type ValueOf<F extends Field> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Wide<F['initial']>;
type Values<Fields extends Record<string, Field>> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** For posts about a death, an illness, a lay-off and the like. */
export const delicateChoices = ['hold', 'skip'] as const;

const list = { kind: 'list', initial: [] as string[] } as const;

/** The posts that an account skips. */
export const targetingFields = {
  avoidPeople: { ...list, most: 500, about: 'URLs or names of profiles. Skips their posts' },
  avoidCompanies: {
    ...list,
    most: 500,
    about:
      'URLs or names of companies. Skips their posts, and posts by people with that company in their headline',
  },
  avoidWords: {
    ...list,
    most: 200,
    about: 'Words or phrases, case-insensitive. Skips posts that contain one',
  },
  oldestPostDays: {
    kind: 'number',
    initial: 7,
    least: 1,
    most: 365,
    faults: ['postAgeNotWhole', 'postAgeTooLow', 'postAgeTooHigh'],
    about: 'Maximum age of a post in days',
  },
  sameAuthorDays: {
    kind: 'number',
    initial: 3,
    least: 0,
    most: 365,
    faults: ['authorDaysNotWhole', 'authorDaysTooLow', 'authorDaysTooHigh'],
    about: 'Minimum number of days between two comments on one author; 0 for none',
  },
  languages: { ...list, most: 20, about: 'ISO 639-1. Skips posts in other languages; empty allows all' },
} as const satisfies Record<string, Field>;
export type Targeting = Values<typeof targetingFields>;

/** A part of a campaign's form. */
export const campaignParts = ['timing', 'limits', 'searches', 'monitors', 'prompt'] as const;
export type CampaignPart = (typeof campaignParts)[number];
type SettingField = Field & { isRequired?: true; campaign?: CampaignPart };

const timing = {
  fromTime: '09:00',
  toTime: '17:00',
  timezone: 'Europe/London',
  timeBetweenComments: [1, 4, 10, 12, 4, 20],
  activeDays: weekdays.slice(0, 5),
};
const perDay = {
  kind: 'number',
  initial: 0,
  least: 0,
  most: 75,
  faults: ['commentsPerDayNotWhole', 'commentsPerDayTooLow', 'commentsPerDayTooHigh'],
  example: 5,
  isRequired: true,
  campaign: 'limits',
} as const;

/**
 * A change may omit a field that is not `isRequired`, as older clients do; the stored value then stays.
 * `campaign`: the part of a campaign that may set it.
 */
export const settingFields = {
  timing: {
    about: 'Working hours and days, and the pauses between comments',
    kind: 'group',
    initial: timing,
    example: { ...timing, timeBetweenComments: [20, 35, 25] },
    isRequired: true,
    campaign: 'timing',
  },
  searchUrls: {
    about: 'Links of searches at LinkedIn, whose posts the account may comment on',
    ...list,
    most: 30,
    example: ['https://www.linkedin.com/search/results/content/?keywords=design%20systems'],
    isRequired: true,
    campaign: 'searches',
  },
  searchProfiles: {
    about: 'Profiles and company pages, whose posts the account may comment on',
    ...list,
    most: 150,
    example: ['https://www.linkedin.com/in/ada-okafor'],
    isRequired: true,
    campaign: 'monitors',
  },
  dailySearchComments: { ...perDay, about: 'Most comments a day on posts of the searches' },
  dailyMonitorComments: { ...perDay, about: 'Most comments a day on posts of the profiles' },
  prompt: {
    about: 'How the comments are to be; the writer gets it with each post',
    kind: 'text',
    initial: '',
    most: 10_000,
    fault: 'promptTooLong',
    example: 'Ask one specific question about the post.',
    isRequired: true,
    campaign: 'prompt',
  },
  facts: {
    ...list,
    most: 30,
    about:
      'Up to 30 lines about you, of at most 200 characters. A comment claims nothing in the first person but these',
    example: ['I am CTO of a logistics company with 40 people'],
  },
  choice: {
    kind: 'group',
    isPartial: true,
    initial: initialsOf(targetingFields),
    about: 'Posts that the account skips',
  },
  review: { kind: 'flag', initial: false, about: 'Comments wait as drafts until approved' },
  warmUp: {
    kind: 'flag',
    initial: false,
    about: 'Raises the daily limits over the first 14 days after the account was connected',
  },
  undoMinutes: {
    kind: 'number',
    initial: 0,
    least: 0,
    most: 30,
    faults: ['undoMinutesNotWhole', 'undoMinutesTooLow', 'undoMinutesTooHigh'],
    about:
      'Minutes for which an approved or automatic comment can still be stopped before it is posted, 0 for none',
  },
  delicatePosts: {
    kind: 'choice',
    initial: 'hold',
    choices: delicateChoices,
    about:
      'Posts about a death, an illness, a lay-off and the like. `hold`: the comment waits as a draft, whatever `review` says. `skip`: no comment is written',
  },
} as const satisfies Record<string, SettingField>;

type Fields = typeof settingFields;
export type SettingName = keyof Fields;
export type SettingsValues = Values<Fields>;
type NamesWith<Property> = {
  [Name in SettingName]: Fields[Name] extends Property ? Name : never;
}[SettingName];
export type RequiredName = NamesWith<{ isRequired: true }>;
/** A field with a schema of its own in `schemas.ts`. */
export type OwnName = NamesWith<{ kind: 'list' | 'group' }>;
/** A field that a campaign may set. */
export type TemplateField = NamesWith<{ campaign: CampaignPart }>;

/** In the order of the API's document. */
export const settingNames = Object.keys(settingFields) as SettingName[];
export const fieldOf = (name: SettingName): SettingField => settingFields[name];
export const isRequired = (name: SettingName): boolean => fieldOf(name).isRequired === true;
const isGroup = (name: SettingName): boolean => fieldOf(name).kind === 'group';
export const templateFields = settingNames.filter((name) => fieldOf(name).campaign) as TemplateField[];

export const perField = (
  value: (name: SettingName) => unknown,
  names: readonly SettingName[] = settingNames,
): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, value(name)]));

const rules = Object.entries(targetingFields).map(([name, field]) => [`choice.${name}`, field]);
const byPath: Record<string, Field> = { ...settingFields, ...Object.fromEntries(rules) };

/**
 * The bounds of a number; null for another field.
 * @param path such as `undoMinutes` or `choice.oldestPostDays`
 */
export function boundsOf(path: string): { least: number; most: number } | null {
  const field = byPath[path];
  return field?.kind === 'number' ? field : null;
}

/** An account has them before its first save. The app shows them too if the settings fail to load. */
export const defaultSettings: SettingsValues = initialsOf(settingFields);

/** An omitted field, or an omitted value of a group, stays as it is. */
export type SettingsChange = {
  [Name in SettingName]?:
    | (Fields[Name] extends { isPartial: true } ? Partial<SettingsValues[Name]> : SettingsValues[Name])
    | undefined;
};

export const mergeSettings = (before: SettingsValues, change: SettingsChange): SettingsValues =>
  perField((name) => {
    const value = change[name] ?? before[name];
    if (!('isPartial' in settingFields[name])) return value;
    return { ...(before[name] as object), ...defined(value as object) };
  }) as SettingsValues;

export type Change = { path: string; from: unknown; to: unknown };

/** The fields of `to` that differ, a group value by value. What is missing in `to` stays unchanged. */
export function changesBetween(from: SettingsChange, to: SettingsChange): Change[] {
  const before = flatten(from);
  return Object.entries(flatten(to))
    .filter(([path, value]) => value !== undefined && JSON.stringify(before[path]) !== JSON.stringify(value))
    .map(([path, value]) => ({ path, from: before[path], to: value }));
}

const flatten = (settings: SettingsChange): Record<string, unknown> =>
  Object.fromEntries(
    settingNames.flatMap((name): [string, unknown][] =>
      isGroup(name)
        ? Object.entries(settings[name] ?? {}).map(([part, value]) => [`${name}.${part}`, value])
        : [[name, settings[name]]],
    ),
  );

function initialsOf<F extends Record<string, Field>>(fields: F): Values<F> {
  const initials = Object.entries(fields).map(([name, { initial }]) => [name, structuredClone(initial)]);
  return Object.fromEntries(initials) as Values<F>;
}
