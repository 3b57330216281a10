import { between, chance, pick, type Random, sample } from '../../random.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { FieldName, LanguageCode, LanguageWords } from './types.ts';

export const languages: Record<LanguageCode, LanguageWords> = { en, de, es };

/** Fictional. */
export const companyNames = [
  'Harbour & Pine',
  'Northlight Systems',
  'Kestrel Logistics',
  'Brightwell Clinics',
  'Solano Energía',
  'Atelier Quinze',
  'Rheinwerk Antriebe',
  'Tidewater Bank',
  'Fernhill Schools',
  'Loop Packaging',
  'Paloma Foods',
  'Grünstrom Nord',
];

export function fill(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

/** Finds a filled template in a text, with its words as groups. A word never spans two sentences. */
export function patternOf(template: string): RegExp {
  const known = new Set<string>();
  const source = template.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (name === undefined) return piece.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
    if (known.has(name)) return `\\k<${name}>`;
    known.add(name);
    return `(?<${name}>[^.!?\\n]+?)`;
  });
  return new RegExp(source.join(''), 'u');
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const hashtag = (topic: string) =>
  topic.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) => next?.toLocaleUpperCase() ?? '');

/**
 * A post: a hook, a story, lessons, sometimes a list, a closing and hashtags.
 * @param topic a topic of the field by default
 */
export function composePost(
  random: Random,
  language: LanguageCode,
  field: FieldName,
  topic?: string,
): string {
  const all = languages[language];
  const own = all.fields[field];
  const about = topic ?? pick(random, own.topics);
  let other = pick(random, own.topics);
  if (other === about) other = pick(random, own.topics);
  const fresh = (template: string) =>
    fill(template, {
      topic: about,
      other,
      n: String(between(random, 3, 12)),
      pct: String(between(random, 9, 48)),
      weeks: String(between(random, 2, 11)),
      company: pick(random, companyNames),
    });
  const parts = [fresh(pick(random, all.hooks))];
  const body = [pick(random, all.stories), ...sample(random, all.insights, between(random, 1, 3))].map(fresh);
  parts.push(chance(random, 0.5) ? body.join(' ') : body.join('\n\n'));
  if (chance(random, 0.35)) {
    const mark = pick(random, ['•', '→', '–', '✔']);
    const items = sample(random, all.listItems, between(random, 3, 4)).map(
      (item) => `${mark} ${fresh(item)}`,
    );
    parts.push(`${pick(random, all.listHeads)}\n${items.join('\n')}`);
  }
  parts.push(fresh(pick(random, all.closers)));
  const tags = sample(random, own.tags, 2);
  if (topic !== undefined || chance(random, 0.4)) tags.unshift(capitalised(hashtag(about)));
  if (chance(random, 0.85)) parts.push(tags.map((tag) => `#${tag}`).join(' '));
  const text = parts.join('\n\n');
  // A post for a search must contain its keywords, but the hook may have used the other topic.
  return topic !== undefined && !text.includes(topic) ? `${capitalised(topic)}.\n\n${text}` : text;
}

export const composeReply = (random: Random, language: LanguageCode): string =>
  pick(random, languages[language].replies);
