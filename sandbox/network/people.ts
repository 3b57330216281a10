import { between, hash, idFrom, pick, type Random, randomFrom } from '../random.ts';
import { companyNames, languages } from './text/compose.ts';
import { type FieldName, fieldNames, type LanguageCode, languageCodes } from './text/types.ts';
import type { Member } from './types.ts';

/** Lower case, no accents, hyphens. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();

const languageOf = (random: Random): LanguageCode => (random() < 0.6 ? 'en' : pick(random, languageCodes));

/** For tests of unknown profiles. */
export const isNobody = (publicId: string): boolean => publicId.startsWith('nobody');

type Traits = {
  publicId: string;
  firstName?: string;
  lastName?: string;
  language?: LanguageCode;
  field?: FieldName;
  core?: boolean;
};

/** Missing traits are derived from the ID, so the same ID is the same person in every sandbox. */
export function makePerson(traits: Traits, now: number): Omit<Member, 'seq'> {
  const random = randomFrom(`person:${traits.publicId}`);
  const language = traits.language ?? languageOf(random);
  const field = traits.field ?? pick(random, fieldNames);
  const words = languages[language];
  const spoken = traits.publicId
    .split(/[-_.]+/)
    .filter((part) => /^\p{L}{2,}$/u.test(part))
    .map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1));
  const firstName = traits.firstName ?? spoken[0] ?? pick(random, words.firstNames);
  const lastName = traits.lastName ?? (spoken.slice(1, 3).join(' ') || pick(random, words.lastNames));
  return {
    providerId: `ACoAA${idFrom(`member:${traits.publicId}`, 34)}`,
    publicId: traits.publicId,
    isCompany: false,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    headline: `${pick(random, words.fields[field].roles)} | ${pick(random, companyNames)}`,
    location: pick(random, words.places),
    field,
    language,
    core: traits.core ?? false,
    grownUntil: now,
  };
}

/** @param publicId a name or digits */
export function makeCompany(publicId: string, now: number, name?: string, core = false): Omit<Member, 'seq'> {
  const random = randomFrom(`company:${publicId}`);
  const language = languageOf(random);
  const field = pick(random, fieldNames);
  const isNumber = /^\d+$/.test(publicId);
  const spoken = publicId
    .split('-')
    .map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1))
    .join(' ');
  const title = name ?? (isNumber ? `${pick(random, companyNames)} ${publicId.slice(-3)}` : spoken);
  return {
    providerId: isNumber ? publicId : String(10_000_000 + (hash(`company:${publicId}`) % 80_000_000)),
    publicId,
    isCompany: true,
    firstName: title,
    lastName: '',
    name: title,
    headline: `${between(random, 20, 900)} employees · ${pick(random, languages.en.fields[field].tags)}`,
    location: pick(random, languages[language].places),
    field,
    language,
    core,
    grownUntil: now,
  };
}

const nameOf = (part: string) => part.charAt(0).toLocaleUpperCase() + part.slice(1).toLowerCase();

/** `jane.doe@example.com` is always the same Jane Doe. */
export function personOfEmail(
  email: string,
  { name, language = 'en' }: { name?: string | undefined; language?: LanguageCode | undefined },
  now: number,
): Omit<Member, 'seq'> {
  const local = email.split('@')[0] ?? '';
  const parts = name
    ? name.trim().split(/\s+/)
    : local.split(/[._\-+]+/).map((part) => nameOf(part.replace(/\d+/g, '')));
  const known = parts.filter((part) => part.length > 1);
  const random = randomFrom(`email:${email}`);
  const firstName = known[0] ?? pick(random, languages.en.firstNames);
  const lastName = known.slice(1).join(' ') || pick(random, languages.en.lastNames);
  const publicId = `${slug(`${firstName} ${lastName}`)}-${idFrom(email, 5).toLowerCase()}`;
  return makePerson({ publicId, firstName, lastName, language }, now);
}
