import { z } from 'zod';
import { fault, named } from '../../texts/faults.ts';
import {
  defaultTargeting,
  delicateChoices,
  isProfileUrl,
  isSearchUrl,
  isUnusableProfileUrl,
  limits,
  profileKey,
  searchKey,
  weekdays,
} from './limits.ts';

export {
  defaultSettings,
  hostKind,
  isProfileUrl,
  isSearchUrl,
  limits,
  parseProfileUrl,
  storedProfileKey,
  type Weekday,
  weekdays,
} from './limits.ts';

export const messages = {
  searchUrl: fault('invalideSearchUrl'),
  profileUrl: fault('invalidProfileUrl'),
} as const;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

export const TimeZone = z.string().max(64).refine(isTimeZone, fault('timeZoneNotKnown'));
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('timeWrittenHhMm'));
const unique = <T>(values: T[]): T[] => [...new Set(values)];
/** Keeps the first of equal values. */
const uniqueBy = (key: (value: string) => string) => (values: string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size < seen.add(key(value)).size);
};

export const SearchUrl = z
  .string()
  .trim()
  .max(limits.url, messages.searchUrl)
  .refine(isSearchUrl, messages.searchUrl);
const ProfileUrl = z
  .string()
  .trim()
  .max(limits.url, messages.profileUrl)
  .refine(isProfileUrl, messages.profileUrl);

const Entry = z.string().trim().min(1, fault('entryMustNotEmpty')).max(300, fault('entryMost300Characters'));
const ProfileEntry = Entry.refine((entry) => !isUnusableProfileUrl(entry), messages.profileUrl);
const entries = (most: number, what: string, entry = Entry) =>
  z
    .array(entry)
    .max(most, fault('maximumEntries', { most, what: named(what) }))
    .transform(unique);

export const Targeting = z
  .strictObject({
    avoidPeople: entries(limits.avoidPeople, 'people to avoid', ProfileEntry).describe(
      'URLs or names of profiles. Skips their posts',
    ),
    avoidCompanies: entries(limits.avoidCompanies, 'companies to avoid', ProfileEntry).describe(
      'URLs or names of companies. Skips their posts, and posts by people with that company in their headline',
    ),
    avoidWords: entries(limits.avoidWords, 'words to avoid').describe(
      'Words or phrases, case-insensitive. Skips posts that contain one',
    ),
    oldestPostDays: z
      .int(fault('oldestAgeWholeNumber'))
      .min(1, fault('oldestAgeLeast1'))
      .max(limits.oldestPostDays, fault('oldestAgeMostDays', { most: limits.oldestPostDays }))
      .describe('Maximum age of a post in days'),
    sameAuthorDays: z
      .int(fault('authorDaysWhole'))
      .min(0, fault('authorDaysLeast'))
      .max(limits.sameAuthorDays, fault('authorDaysMost', { most: limits.sameAuthorDays }))
      .describe('Minimum number of days between two comments on one author; 0 for none'),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, fault('languageWrittenTwoLetters')))
      .max(limits.languages, fault('maximumLanguages', { most: limits.languages }))
      .transform(unique)
      .describe('ISO 639-1. Skips posts in other languages; empty allows all'),
  })
  .meta({ id: 'Choice', example: { ...defaultTargeting(), avoidWords: ['layoffs'] } });
export type Targeting = z.infer<typeof Targeting>;

const exampleSettings = {
  timing: {
    fromTime: '09:00',
    toTime: '17:00',
    timezone: 'Europe/London',
    timeBetweenComments: [20, 35, 25],
    activeDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design%20systems'],
  searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
  dailySearchComments: 5,
  dailyMonitorComments: 5,
  prompt: 'Ask one specific question about the post.',
};

export const Timing = z
  .strictObject({
    fromTime: Time,
    toTime: Time,
    timezone: TimeZone,
    timeBetweenComments: z
      .array(
        z
          .number()
          .min(1, fault('timeBetweenCommentsLeast'))
          .max(limits.intervalMinutes, fault('timeBetweenCommentsMost', { most: limits.intervalMinutes })),
      )
      .min(1, fault('addLeastOneTime'))
      .max(limits.intervals, fault('mostTimesBetweenComments', { most: limits.intervals })),
    activeDays: z
      .array(z.enum(weekdays))
      .transform((days) => weekdays.filter((day) => days.includes(day)))
      .describe('Working days by name, in the order of the week'),
  })
  .meta({ id: 'Timing', example: exampleSettings.timing });
export type Timing = z.infer<typeof Timing>;

const CommentsPerDay = z
  .int(fault('commentsPerDayWhole'))
  .min(0, fault('commentsPerDayLeast'))
  .max(limits.commentsPerDay, fault('commentsPerDayMost', { most: limits.commentsPerDay }));

const UndoMinutes = z
  .int(fault('undoMinutesWhole'))
  .min(0, fault('undoMinutesLeast'))
  .max(limits.undoMinutes, fault('undoMinutesMost', { most: limits.undoMinutes }));

/** Used by the form and the server. Older clients omit the optional fields, whose stored values stay. */
export const SettingsPayload = z
  .strictObject({
    timing: Timing,
    searchUrls: z
      .array(SearchUrl)
      .max(limits.searchUrls, fault('maximumSearchLinks', { most: limits.searchUrls }))
      .transform(uniqueBy(searchKey)),
    searchProfiles: z
      .array(ProfileUrl)
      .max(limits.searchProfiles, fault('maximumProfiles', { most: limits.searchProfiles }))
      .transform(uniqueBy(profileKey)),
    dailySearchComments: CommentsPerDay,
    dailyMonitorComments: CommentsPerDay,
    prompt: z.string().max(limits.prompt, fault('promptMostCharacters', { most: limits.prompt })),
    choice: Targeting.partial().optional().describe('Omitted fields stay unchanged'),
    review: z.boolean().optional().describe('Comments wait as drafts until approved. Unchanged if omitted'),
    warmUp: z
      .boolean()
      .optional()
      .describe(
        'Raises the daily limits over the first 14 days after the account was connected. Unchanged if omitted',
      ),
    undoMinutes: UndoMinutes.optional().describe(
      'Minutes for which an approved or automatic comment can still be stopped before it is posted, 0 for none. Unchanged if omitted',
    ),
    delicatePosts: z
      .enum(delicateChoices)
      .optional()
      .describe(
        'Posts about a death, an illness, a lay-off and the like. `hold`: the comment waits as a draft, whatever `review` says. `skip`: no comment is written. Unchanged if omitted',
      ),
  })
  .meta({ id: 'SettingsPayload', example: exampleSettings });
export type SettingsPayload = z.infer<typeof SettingsPayload>;

export const Settings = z
  .object({
    accountId: z.string(),
    ...SettingsPayload.shape,
    choice: Targeting,
    review: z.boolean(),
    warmUp: z.boolean(),
    undoMinutes: UndoMinutes,
    delicatePosts: z.enum(delicateChoices),
  })
  .meta({
    id: 'Settings',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      ...exampleSettings,
      choice: defaultTargeting(),
      review: false,
      warmUp: false,
      undoMinutes: 0,
      delicatePosts: 'hold',
    },
  });
export type Settings = z.infer<typeof Settings>;
export type SettingsValues = Omit<Settings, 'accountId'>;

export const SaveSettingsInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: named('Account') }))
      .max(100),
    payload: SettingsPayload,
  })
  .meta({ id: 'SaveSettingsInput', example: { accountId: 'Yk08cDzzdsqs9_8ds', payload: exampleSettings } });
export type SaveSettingsInput = z.infer<typeof SaveSettingsInput>;

export const ValidateProfileInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: named('Account') }))
      .max(100),
    profileUrl: z.string().max(2048),
  })
  .meta({
    id: 'ValidateProfileInput',
    example: { accountId: 'Yk08cDzzdsqs9_8ds', profileUrl: 'https://www.linkedin.com/in/ada-okafor' },
  });
export type ValidateProfileInput = z.infer<typeof ValidateProfileInput>;
export const ValidatedProfile = z
  .object({
    valid: z.literal(true),
    profile: z.object({ name: z.string(), url: z.string(), imageUrl: z.string(), headline: z.string() }),
  })
  .meta({
    id: 'ValidatedProfile',
    example: {
      valid: true,
      profile: {
        name: 'Ada Okafor',
        url: 'https://www.linkedin.com/in/ada-okafor',
        imageUrl: '',
        headline: 'Head of Design at Acme',
      },
    },
  });
export type ValidatedProfile = z.infer<typeof ValidatedProfile>;

export const Sources = z
  .object({
    accountId: z.string(),
    searches: z.array(
      z.object({
        url: z.string(),
        foundThisWeek: z.int().describe('Posts decided about in the last 7 days'),
      }),
    ),
    profiles: z.array(
      z.object({
        url: z.string(),
        name: z.string().describe('Empty until the profile is read'),
        headline: z.string().describe('Empty for companies'),
        imageUrl: z.string(),
        lastPost: z
          .object({ url: z.string(), excerpt: z.string(), postedAt: z.string().describe('ISO 8601 UTC') })
          .nullable()
          .describe('The newest post seen; null if none was'),
      }),
    ),
  })
  .meta({
    id: 'Sources',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      searches: [
        {
          url: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
          foundThisWeek: 12,
        },
      ],
      profiles: [
        {
          url: 'https://www.linkedin.com/in/ada-okafor',
          name: 'Ada Okafor',
          headline: 'Head of Design at Acme',
          imageUrl: '',
          lastPost: {
            url: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
            excerpt: 'Three steps made our onboarding shorter.',
            postedAt: '2026-03-06T08:15:00.000Z',
          },
        },
      ],
    },
  });
export type Sources = z.infer<typeof Sources>;
