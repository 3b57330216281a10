/** The lines that an account holder accepted as habits of theirs, in the words of the product. */
const lines = {
  noQuestion: /don.t end with a question|nicht mit einer frage enden|no termine con una pregunta/i,
  noExclamation: /no exclamation marks|keine ausrufezeichen|sin signos de exclamaci/i,
  noEmoji: /no emoji|keine emojis|sin emojis/i,
  noDash: /no dashes|keine gedankenstriche|sin rayas/i,
  noPraise: /don.t begin with thanks|nicht mit dank oder lob|no empiece con agradecimientos/i,
  most: /at most (\d+) words|höchstens (\d+) wörter|(\d+) palabras como máximo/i,
};
const swap = /[“„«]([^”“»]+)[”“»](?: schreiben)?, (?:not|nicht|no) [“„«]([^”“»]+)[”“»]/giu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The comment as a writer would have written it that follows such lines to the letter. */
export function obey(comment: string, wishes: string): string {
  let text = comment;
  if (lines.noPraise.test(wishes))
    text = text.replace(/^[^.!?,:–—]{1,40}[.!?,:–—]\s+(?=\S+\s+\S+\s+\S+)/u, '');
  if (lines.noQuestion.test(wishes))
    text = text.replace(/(?<=[.!:…]\s)[^.!?:…]*\?(?=\s*\P{L}*$)/u, '').trim();
  if (lines.noExclamation.test(wishes)) text = text.replaceAll('!', '.');
  if (lines.noEmoji.test(wishes)) text = text.replace(/\s*\p{Extended_Pictographic}\ufe0f?/gu, '');
  if (lines.noDash.test(wishes)) text = text.replace(/\s+[–—-]\s+/gu, ', ');
  for (const [, to = '', from = ''] of wishes.matchAll(swap))
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, 'giu'), to);
  const most = lines.most.exec(wishes)?.slice(1).find(Boolean);
  if (most !== undefined) {
    const words = text.split(/\s+/);
    if (words.length > Number(most))
      text = `${words
        .slice(0, Number(most))
        .join(' ')
        .replace(/[^\p{L}\p{N}]+$/u, '')}.`;
  }
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
