import { z } from 'zod';
import { sameAs } from '../../http/schemas.ts';
import { fault, type NameKey, nameOf } from '../../texts/faults.ts';
import {
  defaultSettings,
  type Field,
  fieldOf,
  isRequired,
  type OwnName,
  perField,
  type RequiredName,
  type SettingName,
  type SettingsChange,
  type SettingsValues,
  settingFields,
  settingNames,
  targetingFields,
} from './fields.ts';
import {
  isProfileUrl,
  isSearchUrl,
  isUnusableProfileUrl,
  limits,
  profileKey,
  searchKey,
  weekdays,
} from './limits.ts';

export * from './fields.ts';
export * from './limits.ts';

const notSearch = fault('searchUrlInvalid');
const notProfile = fault('profileUrlInvalid');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

export const TimeZone = z.string().max(64).refine(isTimeZone, fault('timeZoneUnknown'));
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('timeFormat'));
const unique = <T>(values: T[]): T[] => [...new Set(values)];
/** Keeps the first of equal values. */
const uniqueBy = (key: (value: string) => string) => (values: string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size < seen.add(key(value)).size);
};

export const SearchUrl = z.string().trim().max(limits.url, notSearch).refine(isSearchUrl, notSearch);
const ProfileUrl = z.string().trim().max(limits.url, notProfile).refine(isProfileUrl, notProfile);

const Entry = z.string().trim().min(1, fault('entryEmpty')).max(300, fault('entryTooLong'));
const ProfileEntry = Entry.refine((entry) => !isUnusableProfileUrl(entry), notProfile);
const entries = ({ most, about }: { most: number; about: string }, what: NameKey, entry = Entry) =>
  z
    .array(entry)
    .max(most, fault('tooManyEntries', { most, what: nameOf(what) }))
    .transform(unique)
    .describe(about);

const wholeNumber = ({ least, most, faults }: Extract<Field, { kind: 'number' }>) =>
  z.int(fault(faults[0])).min(least, fault(faults[1])).max(most, fault(faults[2], { most }));

const { avoidPeople, avoidCompanies, avoidWords, oldestPostDays, sameAuthorDays, languages } =
  targetingFields;
export const Targeting = z
  .strictObject({
    avoidPeople: entries(avoidPeople, 'peopleToAvoid', ProfileEntry),
    avoidCompanies: entries(avoidCompanies, 'companiesToAvoid', ProfileEntry),
    avoidWords: entries(avoidWords, 'wordsToAvoid'),
    oldestPostDays: wholeNumber(oldestPostDays).describe(oldestPostDays.about),
    sameAuthorDays: wholeNumber(sameAuthorDays).describe(sameAuthorDays.about),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, fault('languageCodeFormat')))
      .max(languages.most, fault('tooManyLanguages', { most: languages.most }))
      .transform(unique)
      .describe(languages.about),
  })
  .meta({ id: 'Choice', example: { ...defaultSettings.choice, avoidWords: ['layoffs'] } });
export type Targeting = z.infer<typeof Targeting>;

export const Timing = z
  .strictObject({
    fromTime: Time.describe('Start of the working hours, as `HH:mm` in `timezone`'),
    toTime: Time.describe('End of the working hours; if it is not after `fromTime`, on the next day'),
    timezone: TimeZone.describe('Name of a time zone, such as `Europe/London`'),
    timeBetweenComments: z
      .array(
        z
          .number()
          .min(1, fault('intervalTooLow'))
          .max(limits.intervalMinutes, fault('intervalTooHigh', { most: limits.intervalMinutes })),
      )
      .min(1, fault('intervalsEmpty'))
      .max(limits.intervals, fault('tooManyIntervals', { most: limits.intervals }))
      .describe('Minutes between two comments, used in turn'),
    activeDays: z
      .array(z.enum(weekdays))
      .transform((days) => weekdays.filter((day) => days.includes(day)))
      .describe('Working days by name, in the order of the week'),
  })
  .meta({ id: 'Timing', example: settingFields.timing.example });
export type Timing = z.infer<typeof Timing>;

const { searchUrls, searchProfiles, facts } = settingFields;
const ownSchemas: Pick<Shape, OwnName> = {
  timing: Timing,
  searchUrls: z
    .array(SearchUrl)
    .max(searchUrls.most, fault('tooManySearchLinks', { most: searchUrls.most }))
    .transform(uniqueBy(searchKey)),
  searchProfiles: z
    .array(ProfileUrl)
    .max(searchProfiles.most, fault('tooManyProfiles', { most: searchProfiles.most }))
    .transform(uniqueBy(profileKey)),
  facts: z
    .array(
      z
        .string()
        .trim()
        .min(1, fault('factEmpty'))
        .max(limits.fact, fault('factTooLong', { most: limits.fact }))
        .refine((line) => !/\p{C}/u.test(line), fault('factInvisible')),
    )
    .max(facts.most, fault('tooManyFacts', { most: facts.most }))
    .transform(unique),
  choice: Targeting,
};

type SchemaOf<Value> = z.ZodType<Value, Value>;
type Shape = { [Name in SettingName]: SchemaOf<SettingsValues[Name]> };
type PayloadShape = Pick<Shape, RequiredName> & {
  [Name in Exclude<SettingName, RequiredName>]: z.ZodOptional<SchemaOf<NonNullable<SettingsChange[Name]>>>;
};

function schemaOf(name: SettingName): z.ZodType {
  const field = fieldOf(name);
  if (field.kind === 'flag') return z.boolean();
  if (field.kind === 'number') return wholeNumber(field);
  if (field.kind === 'choice') return z.enum(field.choices);
  if (field.kind === 'text') return z.string().max(field.most, fault(field.fault, { most: field.most }));
  return ownSchemas[name as OwnName];
}

function payloadSchemaOf(name: SettingName): z.ZodType {
  const { isRequired, about } = fieldOf(name);
  if (isRequired) return shape[name];
  if (name === 'choice') return Targeting.partial().optional().describe('Omitted fields stay unchanged');
  return shape[name].optional().describe(`${about}. Unchanged if omitted`);
}

const describedSchemaOf = (name: SettingName): z.ZodType => schemaOf(name).describe(fieldOf(name).about);

const shape = perField(describedSchemaOf) as Shape;
const exampleOf = (name: SettingName) => fieldOf(name).example ?? fieldOf(name).initial;
const exampleSettings = perField(exampleOf, settingNames.filter(isRequired));

/** Used by the form and the server. Older clients omit the optional fields, whose stored values stay. */
export const SettingsPayload = z
  .strictObject(perField(payloadSchemaOf) as PayloadShape)
  .meta({ id: 'SettingsPayload', example: exampleSettings });
export type SettingsPayload = z.infer<typeof SettingsPayload>;

export const Settings = z.object({ accountId: z.string(), id: sameAs('accountId'), ...shape }).meta({
  id: 'Settings',
  example: { accountId: 'Yk08cDzzdsqs9_8ds', id: 'Yk08cDzzdsqs9_8ds', ...perField(exampleOf) },
});
export type Settings = z.infer<typeof Settings>;

export const SaveSettingsInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: nameOf('account') }))
      .max(100),
    payload: SettingsPayload.extend({
      id: z.string().max(100).optional().describe('If given, `accountId`'),
    }).describe('All settings of the account'),
  })
  .meta({ id: 'SaveSettingsInput', example: { accountId: 'Yk08cDzzdsqs9_8ds', payload: exampleSettings } });
export type SaveSettingsInput = z.infer<typeof SaveSettingsInput>;

export const ValidateProfileInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: nameOf('account') }))
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
    valid: z.literal(true).describe('The profile exists'),
    profile: z
      .object({
        name: z.string(),
        url: z.string().describe('Address of the profile'),
        imageUrl: z.string().describe('Photo; empty without one'),
        headline: z.string(),
      })
      .describe('The profile as LinkedIn shows it'),
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
    searches: z
      .array(
        z.object({
          url: z.string().describe('The search link'),
          foundThisWeek: z.int().describe('Posts decided about in the last 7 days'),
        }),
      )
      .describe('The search links'),
    profiles: z
      .array(
        z.object({
          url: z.string().describe('Address of the profile'),
          name: z.string().describe('Empty until the profile is read'),
          headline: z.string().describe('Empty for companies'),
          imageUrl: z.string(),
          lastPost: z
            .object({
              url: z.string().describe('Address of the post'),
              excerpt: z.string(),
              postedAt: z.string().describe('ISO 8601 UTC'),
            })
            .nullable()
            .describe('The newest post seen; null if none was'),
        }),
      )
      .describe('The monitored profiles'),
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
