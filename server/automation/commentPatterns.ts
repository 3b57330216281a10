/** What shows in a comment's words that it is none, in the languages that we test: en de fr es pt it nl. Pure. */

/** The writer speaks of itself, or declines. A person's 'I can't help but agree' and 'as an AI engineer' are neither. */
const refusals: RegExp[] = [
  /\b(?:as|i am|i[’']m)(?: just| only)? an? (?:ai|artificial intelligence|(?:large )?language model|virtual assistant)(?: (?:(?:language )?model|assistant|system))?\s*[,;.(—–-](?!\w)/i,
  /\bas an? (?:ai (?:language )?model|ai assistant|large language model|language model)\b/i,
  /\bi(?: can(?:no|[’']|)t| am (?:un|not )able to| won[’']t|[’']m (?:un|not )able to)(?: really| currently| directly)? (?:help (?:with|you)|assist|comply|fulfil|engage with|write (?:a|that|this|the) (?:comment|post|reply)|comment on th(?:is|at) (?:post|topic)|provide (?:a|that|this)|generate|create (?:a|that|this)|participate in|do that\b)/i,
  /\bi(?: am|[’']m) sorry,? but i\b|\bi apologi[sz]e,? but\b|\bsorry, i can(?:no|[’'])t\b/i,
  /\bals (?:eine? )?(?:ki|künstliche intelligenz|(?:großes |ki-)?sprachmodell|ki-assistent(?:in)?|ki-modell)[,;]?(?= (?:kann|darf|bin|habe|ist|möchte|werde)\b)/i,
  /\bich kann (?:dabei|dir|ihnen|euch|diesen?|dieser|das|dazu|darauf|hierzu|leider|keinen?|nicht|\s)+[^.!?]{0,40}\b(?:helfen|schreiben|erstellen|verfassen|beantworten|nachkommen|erfüllen)\b/i,
  /\b(?:es )?tut mir leid, (?:aber )?(?:ich|das|dabei|hier) kann\b|\bda kann ich leider nicht helfen/i,
  /\ben tant qu(?:[’']|e )(?:une? )?(?:ia|intelligence artificielle|assistant(?: virtuel| ia)?|modèle de langage)\b[, ]/i,
  /\bje ne (?:peux|puis|suis)(?: malheureusement)?(?: pas)?(?: en mesure)?(?: pas)?(?: d[e’'])?(?: vous| t[e’'])? ?(?:aider|répondre à (?:cette|votre)|rédiger|écrire ce|fournir|générer)/i,
  /\b(?:je suis )?désolée?,? (?:mais )?je ne (?:peux|suis|puis)\b/i,
  /\b(?:como|soy)(?: un| una| solo una?)? (?:ia|inteligencia artificial|modelo de lenguaje|asistente virtual|asistente de ia)\s*[,.;]/i,
  /\b(?:lo siento|disculpa|disculpe|lamentablemente|me temo),? (?:pero |que )*no (?:puedo|me es posible|estoy)\b|\bno puedo (?:ayudar(?:te|le|os)? con|generar|redactar|cumplir|proporcionar)\b/i,
  /\b(?:como|sou)(?: um| uma| apenas uma?)? (?:ia|inteligência artificial|modelo de linguagem|assistente virtual)\s*[,.;]/i,
  /\b(?:desculpe|desculpa|sinto muito|lamento|infelizmente),? (?:mas )?(?:eu )?não (?:posso|consigo|estou)\b|\bnão posso (?:ajudar com|ajudá|gerar|atender a|cumprir|fornecer)/i,
  /\b(?:in quanto|come|sono)(?: una?)? (?:ia|intelligenza artificiale|modello (?:linguistico|di linguaggio)|assistente virtuale)\s*[,.;]/i,
  /\bmi dispiace,? (?:ma )?non (?:posso|sono in grado)\b|\bnon posso (?:aiutar(?:ti|la|vi)|generare|soddisfare|fornire)\b/i,
  /\bals (?:een )?(?:ai|taalmodel|kunstmatige intelligentie|ai-taalmodel|ai-assistent)[,;]?(?= (?:kan|mag|ben|heb)\b)/i,
  /\b(?:het )?spijt me,? (?:maar )?(?:ik kan|dat kan|hier kan)\b|\bik kan (?:je |u |hier |dit |dat |deze |daar |helaas )+(?:niet|geen)\b[^.!?]{0,40}\b(?:helpen|schrijven|voldoen|genereren|beantwoorden)\b/i,
];

/** One look for words that every refusal has, because nearly no comment has any of them. */
const hint =
  /\b(?:ai|ki|ia|llm|intelligen[a-zçé]+|language model|sprachmodell|modèle de langage|modelo de (?:lenguaje|linguagem)|modello|taalmodel|assistant|assistente?|asistente|sorry|apologi[sz]e|can(?:no|[’']|)t|won[’']t|unable|not able|leid|kann|ne (?:peux|puis|suis)|désolée?|siento|disculp[ae]|lamento|lamentablemente|temo|puedo|posso|desculp[ae]|sinto|infelizmente|dispiace|spijt|kan)(?![\p{L}])/iu;

/** What is refused, as the comment has it, or null. */
export function refusalIn(text: string): string | null {
  return hint.test(text) ? firstOf(refusals, text) : null;
}

/** What was to be filled in, or was said around the comment. */
const placeholders: RegExp[] = [
  /\{\{(?!\s*\d+\s*\}\})[^{}\n]{0,60}\}\}|\$?\{[a-z][\w .-]{0,40}\}/i,
  /\[(?!sandbox\]|sic\])\p{L}[^\][\n]{0,60}\]/iu,
  /<\/?\s*[a-z][\w -]{0,40}\/?>|<\|[^|>\n]{1,40}\|>/i,
  /^[\s*_#"“„«']*(?:comment|commentary|kommentar|commentaire|comentario|comentário|commento|reactie|reply|answer|response|antwort|réponse|respuesta|resposta|risposta|draft|option|variante?|version)(?: ?\d+)?[\s*_]*:/i,
  /^(?:(?:sure|certainly|of course|absolutely|gerne|natürlich|klar|bien sûr|claro|por supuesto|certo|natuurlijk)\s*[,!.:–—-]+\s*)?(?:here(?:[’']s| is| are)|hier ist|hier is|voici|aquí (?:tienes|está|va)|aqui está|ecco)\b[^.!?\n]{0,60}\b(?:comments?|kommentar|commentaires?|comentarios?|comentários?|commenti?|reactie)\b/i,
  /\b(?:lorem ipsum|insert (?:your )?(?:name|company|topic|link) here|your name here|xyz company|company xyz)\b/i,
  /_{4,}/,
];
const placeholderHint =
  /[[{<:]|____|\b(?:lorem|insert|your name|xyz|here[’']?s?|hier|voici|aquí|aqui|ecco)(?!\p{L})/iu;

export const placeholderIn = (text: string): string | null =>
  placeholderHint.test(text) ? firstOf(placeholders, text) : null;

/** An at sign before a name, or the network's own {{0}}, which it would turn into a mention of whoever comes to hand. */
export const mentionIn = (text: string): string | null =>
  /(?<![\p{L}\p{N}._%+-])@\p{L}[\p{L}\p{N}._-]*|\{\{\s*\d+\s*\}\}/u.exec(text)?.[0] ?? null;

const topLevels =
  'com|org|net|info|biz|io|ai|app|dev|co|me|tv|ly|gg|xyz|site|online|shop|store|tech|link|blog|click|top|club|live|page|news|agency|cloud|digital|media|academy|de|at|ch|fr|es|it|nl|be|pt|uk|eu|us|ca|in|br|pl|se|dk|no|fi|ie|ru|cn|jp|au';
const links: RegExp[] = [
  /\bh(?:tt|xx)ps?\s*:\s*\/\/|\bwww\d?\s*\.|\b(?:mailto|tel):/i,
  /[\p{L}\p{N}._%+-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}-]+(?:\.|\s?\[dot\]\s?|\s?\(dot\)\s?)\p{L}{2,}/iu,
  // A domain in small letters, so that a full stop without a space after it is none. ASP.NET and Node.js are names of things.
  new RegExp(
    `(?<![\\p{L}\\p{N}@.-])[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${topLevels}|COM|ORG|NET)(?![\\p{L}\\p{N}-])`,
    'u',
  ),
  /\b[\w-]+ ?(?:\[dot\]|\(dot\)|\[\.\]| dot | punkt | punto | point ) ?(?:com|org|net|io|ai|info|xyz)\b/i,
];
const linkHint = /[.@]\p{L}|:\s*\/\/|www|mailto:|tel:|[[(](?:at|dot|\.)[\])]| (?:dot|punkt|punto|point) /iu;
const namesOfThings = /\bASP\.NET\b/;

export function linkIn(text: string): string | null {
  if (!linkHint.test(text)) return null;
  const found = firstOf(links, text.replace(namesOfThings, ' '));
  return found === null ? null : found.trim();
}

export const hashtagIn = (text: string): string | null =>
  /(?<![\p{L}\p{N}&/])#\p{L}[\p{L}\p{N}_]*/u.exec(text)?.[0] ?? null;

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** Characters that nobody sees: they could hide a link or an instruction from the checks. */
const unseen = /\p{Cf}|[\u{e0000}-\u{e007f}]|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const unusual = /[^\p{ASCII}\p{Script=Latin}’‘“”„«»–—…]/u;

/** A text as a reader understands it: without what is not seen, full-width and styled letters as plain ones. */
export function plain(text: string): string {
  if (!unusual.test(text)) return text;
  return text
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(/(?<=[\p{Script=Latin}\d])[。｡](?=\p{Script=Latin})/gu, '.');
}
