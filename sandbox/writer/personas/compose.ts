import { fill } from '../../network/text/compose.ts';
import type { LanguageCode } from '../../network/text/types.ts';
import { pick, type Random, sample } from '../../random.ts';
import { composeComment, emojis, type Topic, topicOf, withDash } from '../compose.ts';
import { isDelicate } from '../delicate.ts';
import { obey } from '../obey.ts';
import { type Brief, sentencesOf } from '../read.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { BadParts } from './types.ts';

export const badParts: Record<LanguageCode, BadParts> = { en, de, es };

export const personas = [
  'good',
  'obeys',
  'echo',
  'paraphrase',
  'slop',
  'invents',
  'pitches',
  'skips',
  'delicate',
] as const;
/**
 * How the writer writes: only the comments of `good` and `obeys` are worth posting, and `delicate` sends each
 * one to a person. `obeys` uses a dash, a closing question and an emoji until a line of the account holder
 * forbids it.
 */
export type Persona = (typeof personas)[number];

const reasons = ['nothing to add', 'the post says it all', 'no own thought on it'];

/** Whether a text has the fixed words of a template. */
export const isIn = (text: string, template: string): boolean =>
  template.split(/\{\w+\}/).every((piece) => text.includes(piece));
const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const bad: Record<
  Exclude<Persona, 'good' | 'obeys' | 'skips' | 'delicate'>,
  (brief: Brief, parts: BadParts, random: Random) => string
> = {
  echo({ post }, parts, random) {
    const sentences = sentencesOf(post);
    const choices = sentences.length > 0 ? sentences : [post.trim().replace(/\s+/g, ' ').slice(0, 200)];
    const [first = '', second] = sample(random, choices, 2);
    const whole = second === undefined ? first : `${first}. ${second}`;
    return `${pick(random, parts.echoes).replace('{sentence}', () => whole)} ${pick(random, parts.echoEnds)}`;
  },
  paraphrase({ post, language }, parts, random) {
    const again = parts.retold.filter(([original]) => isIn(post, original)).map(([, text]) => text);
    const [first = '', second = ''] = [...sample(random, again, 2), ...sample(random, parts.restated, 2)];
    const opening = pick(random, parts.retellings);
    const isSentence = language === 'de' && opening.endsWith(':');
    return `${opening} ${isSentence ? withCapital(first) : first}. ${withCapital(second)}.`;
  },
  slop: (_, parts, random) =>
    [parts.praise, parts.truisms, parts.baits].map((list) => pick(random, list)).join(' '),
  invents(_, parts, random) {
    const [first, second] = sample(random, parts.claims, 2);
    return `${pick(random, parts.times)} ${first}. ${pick(random, parts.times)} ${second}.`;
  },
  pitches: (_, parts, random) => `${pick(random, parts.offers)} ${pick(random, parts.calls)}`,
};

/** A comment with habits that a person may edit away. */
function overdo(brief: Brief, topic: Topic, random: Random): string {
  const thought = withDash(composeComment(brief, topic, random));
  const question = composeComment({ ...brief, move: 'question' }, topic, random);
  return `${thought.includes('?') ? thought : `${thought} ${question}`} ${pick(random, emojis)}`;
}

/** The writer's answer without its label: a comment, `REVIEW: ` and a comment, or `SKIP: ` and a reason. */
export function answerAs(persona: Persona, brief: Brief, random: Random): string {
  const topic = topicOf(brief);
  if (topic === null) return 'SKIP: The post says nothing in words.';
  const parts = badParts[brief.language];
  if (persona === 'skips') return `SKIP: ${pick(random, reasons)}`;
  if (persona !== 'good' && persona !== 'obeys' && persona !== 'delicate')
    return fill(bad[persona](brief, parts, random), { topic: topic.text });
  const comment = obey((persona === 'obeys' ? overdo : composeComment)(brief, topic, random), brief.asked);
  return persona === 'delicate' || isDelicate(brief.post) ? `REVIEW: ${comment}` : comment;
}
