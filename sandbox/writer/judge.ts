import { banks, firstSentence } from './compose.ts';
import { isDelicate } from './delicate.ts';
import { badParts, isIn } from './personas/compose.ts';
import { isTelling, tagged } from './read.ts';

type YesOrNo = 'yes' | 'no' | 'unclear';
export type Verdict = { adds: YesOrNo; true: YesOrNo; sells: YesOrNo; delicate: YesOrNo; reason: string };

export const isForJudge = (messages: readonly { content: string }[]): boolean =>
  messages[0]?.content.startsWith('You judge one comment') ?? false;

/** Of the comments of the sandbox's own bank, as the writer shortens them. */
const thoughts = Object.values(banks)
  .flatMap(({ points, topics }) => [...Object.values(points), ...Object.values(topics)])
  .flatMap((byMove) => Object.values(byMove).flat())
  .map(firstSentence);

const shortestPiece = 5;
/**
 * The fixed words of parts that add nothing, in all languages, because a short comment may not reveal its
 * own. Longest first, so that no piece is cut out of a longer one.
 */
const empty = Object.values(badParts)
  .flatMap(({ echoes, echoEnds, retold, restated, retellings, praise, truisms, baits }) => [
    ...[echoes, echoEnds, restated, retellings, praise, truisms, baits].flat(),
    ...retold.map(([, again]) => again),
  ])
  .flatMap((template) => template.split(/\{\w+\}/))
  .map((piece) => piece.toLocaleLowerCase().trim())
  .filter((piece) => piece.length >= shortestPiece)
  .sort((a, b) => b.length - a.length);

/** Words of praise and agreement, which name nothing. */
const praising =
  /^(?:agree\w*|amazing|awesome|beautiful\w*|brilliant|comment|excellent|exactly|fantastic|good|great|inspir\w*|insight\w*|interesting|love\w*|nice|point\w*|post|powerful|read|really|shar\w*|spot|thank\w*|thought\w*|true|truly|valuable|well|wonderful|words|beitrag|danke?|genau|gut\w*|interessant\w*|punkt|richtig|schön\w*|spannend\w*|stark\w*|stimm\w*|toll\w*|wichtig\w*|acuerdo|aporte|bueno|compart\w*|excelente|gracias|gran|importante|interesante|publicación|punto|razón|verdad)$/iu;
const startOf = (word: string): string => word.toLocaleLowerCase().slice(0, 5);
const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}]*|\p{N}+/gu) ?? [];
/** A comment with fewer words of its own adds nothing. */
const fewestOwn = 2;

function adds(comment: string, post: string): boolean {
  if (thoughts.some((thought) => isIn(comment, thought))) return true;
  const text = comment.toLocaleLowerCase();
  const rest = empty.reduce((left, piece) => left.replaceAll(piece, ' '), text);
  const ofPost = new Set(wordsIn(post).map(startOf));
  const own = wordsIn(rest).filter(
    (word) => (isTelling(word) || /^\p{N}/u.test(word)) && !praising.test(word) && !ofPost.has(startOf(word)),
  );
  return new Set(own.map(startOf)).size >= fewestOwn;
}

/** Claims about the past, in the first person. */
const claims = [
  /(?<!\p{L})(?:my|our) (?:\p{L}+ )?(?:teams?|clients?|customers?|company|employer|years|experience|project|time as)(?!\p{L})|(?<!\p{L})(?:I|we)(?:’ve|'ve| have| had)? (?:\p{L}{3,}ed|led|ran|cut|saw|had|made|built|won|lost|sold|took|did)(?!\p{L})/iu,
  /(?<!\p{L})(?:mein|unser)\p{L}* (?:\p{L}+ )?(?:Teams?|Kund\p{L}+|Firma|Jahren?|Erfahrung|Projekt|Abteilung)(?!\p{L})|(?<!\p{L})(?:haben?|hatten?|konnten?) (?:ich|wir)(?!\p{L})|(?<!\p{L})(?:ich|wir) (?:haben?|hatten?|konnten?)(?!\p{L})/iu,
  /(?<!\p{L})(?:mi|mis|nuestr\p{L}+) (?:\p{L}+ )?(?:equipos?|clientes?|empresa|años|experiencia|proyecto|tasa|ventas)(?!\p{L})|(?<!\p{L})(?:redujimos|vimos|probamos|introdujimos|llevamos|medimos|cambiamos|hicimos|tuvimos|abandonamos|convertimos|superamos|logramos|bajamos|llevé|monté|dirigí|reduje)(?!\p{L})/iu,
];
const offers =
  /(?<!\p{L})(?:DM me|message me|(?:my|our) (?:\p{L}+ )?(?:tool|platform|product|software|agency|newsletter|course|workshop|website)|we (?:offer|help)|I (?:wrote a course|run a)|book a (?:call|demo)|free (?:trial|demo)|link in bio|(?:mein|unser)\p{L}* (?:tool|software|plattform|produkt|agentur|newsletter|angebot|kurs)|ich (?:habe einen kurs|gebe eine)|wir (?:bieten|helfen)|kostenlos\p{L}*|schreib mir|melde dich|nuestr\p{L}+ (?:herramienta|plataforma|programa|producto)|mi (?:agencia|boletín|perfil)|(?:escríbe|mánda)me|gratis|ofrecemos|ayudamos a|imparto|he escrito un curso)(?!\p{L})/iu;

/** Judges by simple rules: comments of its own bank add something, others are examined word by word. */
export function judge(messages: readonly { content: string }[]): Verdict {
  const material = messages.at(-1)?.content ?? '';
  const post = tagged(material, 'post') ?? '';
  const comment = (tagged(material, 'comment') ?? '').replace(/\s*\[sandbox\]\s*/g, ' ').trim();
  const facts = tagged(material, 'facts') ?? '';
  const known = new Set(wordsIn(`${facts}\n${post}`).filter(isTelling).map(startOf));
  const claim = claims.map((pattern) => pattern.exec(comment)?.[0]).find((found) => found !== undefined);
  const isFact = facts !== '' && wordsIn(comment).some((word) => isTelling(word) && known.has(startOf(word)));
  const sold = offers.exec(comment)?.[0];
  const isNew = adds(comment, post);
  const isTrue = claim === undefined || isFact;
  return {
    adds: isNew ? 'yes' : 'no',
    true: isTrue ? 'yes' : 'no',
    sells: sold === undefined ? 'no' : 'yes',
    delicate: isDelicate(post) ? 'yes' : 'no',
    reason: !isNew
      ? 'It says nothing that the post does not say.'
      : !isTrue
        ? `No fact supports “${claim}”.`
        : sold !== undefined
          ? `It sells: “${sold}”.`
          : 'It adds a thought of its own.',
  };
}

export const judgeModes = ['honest', 'yes', 'no', 'unclear', 'nonsense', 'away', 'slow'] as const;
/** `away` gives an error, and `slow` takes a minute. The others give the same answer to everything. */
export type JudgeMode = (typeof judgeModes)[number];

export function judgeAs(mode: JudgeMode, messages: readonly { content: string }[]): string {
  if (mode === 'nonsense') return 'What a lovely morning, with so many birds.';
  const honest = judge(messages);
  if (mode !== 'yes' && mode !== 'no' && mode !== 'unclear') return JSON.stringify(honest);
  const verdict: Verdict = {
    ...honest,
    adds: mode,
    true: mode === 'unclear' ? 'unclear' : 'yes',
    sells: 'no',
    reason: `Told to answer ${mode}.`,
  };
  return JSON.stringify(verdict);
}
