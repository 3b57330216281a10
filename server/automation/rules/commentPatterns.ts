/** Patterns of texts that are not comments, in the tested languages: en de fr es pt it nl. Pure. */

/**
 * The writer talks about itself or declines. Does not match what people say, such as 'I can't help but agree'
 * or 'as an AI engineer'.
 */
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

/** Words that every refusal contains and hardly any comment does, for a quick test. */
const hint =
  /\b(?:ai|ki|ia|llm|intelligen[a-zçé]+|language model|sprachmodell|modèle de langage|modelo de (?:lenguaje|linguagem)|modello|taalmodel|assistant|assistente?|asistente|sorry|apologi[sz]e|can(?:no|[’']|)t|won[’']t|unable|not able|leid|kann|ne (?:peux|puis|suis)|désolée?|siento|disculp[ae]|lamento|lamentablemente|temo|puedo|posso|desculp[ae]|sinto|infelizmente|dispiace|spijt|kan)(?![\p{L}])/iu;

export function refusalIn(text: string): string | null {
  return hint.test(text) ? firstOf(refusals, text) : null;
}

const placeholders: RegExp[] = [
  /\{\{(?!\s*\d+\s*\}\})[^{}\n]{0,60}\}\}|\$?\{[a-z][\w .-]{0,40}\}/i,
  /\[(?!sandbox\]|sic\])\p{L}[^\][\n]{0,60}\]/iu,
  /<\/?\s*[a-z][\w -]{0,40}\/?>|<\|[^|>\n]{1,40}\|>/i,
  /^[\s*_#"“„«']*(?:comment|commentary|kommentar|commentaire|comentario|comentário|commento|reactie|reply|answer|response|antwort|réponse|respuesta|resposta|risposta|draft|option|variante?|version)(?: ?\d+)?[\s*_]*:/i,
  /^(?:(?:sure|certainly|of course|absolutely|gerne|natürlich|klar|bien sûr|claro|por supuesto|certo|natuurlijk)\s*[,!.:–—-]+\s*)?(?:here(?:[’']s| is| are)|hier ist|hier is|voici|aquí (?:tienes|está|va)|aqui está|ecco)\b[^.!?\n]{0,60}\b(?:comments?|kommentar|commentaires?|comentarios?|comentários?|commenti?|reactie)\b/i,
  /\b(?:lorem ipsum|insert (?:your )?(?:name|company|topic|link) here|your name here|xyz company|company xyz)\b/i,
  /_{4,}/,
  // The writer's own marks. `readAnswer` accepts them only at the start of an answer.
  /\b(?:SKIP|REVIEW)\s*[:：]|^[\s*_]*(?:SKIP|REVIEW)\b/m,
];
const placeholderHint =
  /[[{<:：]|____|skip|review|\b(?:lorem|insert|your name|xyz|here[’']?s?|hier|voici|aquí|aqui|ecco)(?!\p{L})/iu;

export const placeholderIn = (text: string): string | null =>
  placeholderHint.test(text) ? firstOf(placeholders, text) : null;

/** The network turns {{0}} into a mention. */
export const mentionIn = (text: string): string | null =>
  /(?<![\p{L}\p{N}._%+-])@\p{L}[\p{L}\p{N}._-]*|\{\{\s*\d+\s*\}\}/u.exec(text)?.[0] ?? null;

/** Suffixes of files and libraries that are not top-level domains. */
const fileEndings =
  'js|jsx|ts|tsx|json|yaml|yml|csv|xls|xlsx|doc|docx|ppt|pptx|pdf|txt|htm|html|css|sql|xml|toml|env|log|exe|png|jpg|jpeg|gif';
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
/** Words around 'dot' that don't spell a domain: 'the dot product'. */
const notNamed =
  '(?:the|a|an|this|that|each|every|one|no|polka|red|green|blue|last|missing|first|final|single)';
const notEnding =
  '(?:products?|plots?|matrix|notation|com bubble|and|or|on|in|at|is|are|was|of|to|for|with|that|which)';

const links: RegExp[] = [
  /\bh(?:tt|xx)ps?\s*:\s*\/\/|\bwww\d?\s*\.|\b(?:mailto|tel):/i,
  /[\p{L}\p{N}._%+-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}-]+(?:\.|\s?\[dot\]\s?|\s?\(dot\)\s?)\p{L}{2,}/iu,
  // Any of 1,500 top-level domains, in one case, so that a full stop without a space does not match.
  new RegExp(
    `(?<![\\p{L}\\p{N}@.-])[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\.[\\p{L}\\p{N}-]+)*\\.(?!(?:${fileEndings})(?![\\p{L}\\p{N}-]))(?:xn--[a-z\\d-]+|\\p{Ll}{2,}|\\p{Lu}{2,}|Com|Org|Net|Info)(?![\\p{L}\\p{N}-])`,
    'u',
  ),
  new RegExp(`(?<![\\d.])${octet}(?:\\.${octet}){3}(?![\\d.]*\\d)`),
  // Telephone numbers: in a row, with a country code, or in threes and fours.
  /\p{Nd}{7}|\+\d(?:[ ()/.-]{0,2}\d){9,14}|(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/u,
  /[\p{L}\p{N}-] ?(?:\[dot\]|\(dot\)|\[\.\]|\(\.\)) ?\p{L}{2,}/iu,
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?!${notNamed} )[\\p{L}\\p{N}-]+ dot (?!${notEnding}(?!\\p{L}))\\p{L}{2,}`,
    'iu',
  ),
  /[\p{L}\p{N}-]+ (?:punkt|punto|point) (?:com|org|net|io|ai|info|xyz|biz|shop|casino)(?!\p{L})/iu,
  /\b(?:telegram|whatsapp|wechat|skype)\s(?:under|unter|handle|username|user|id)\s?:?\s?(?!(?:the|an?|new|gdpr|de[rmns]|die|das|eine?[mnrs]?|dsgvo)(?!\p{L}))[\p{L}\p{N}_]+/iu,
];
const linkHint =
  /[.@]\p{L}|\d\.\d|:\s*\/\/|www|mailto:|tel:|[[(](?:at|dot|\.)[\])]| (?:dot|punkt|punto|point) |\p{Nd}{7}|\+\d|\d{3}[ .-]\d{4}|telegram|whatsapp|wechat|skype/iu;
/** Names with a dot inside: ASP.NET, README.md, the Spanish EE.UU. and RR.HH. */
const namesOfThings =
  /\b(?:(?:ASP|ADO|VB|ML)\.NET|README\.md|([A-Z])\1\.([A-Z])\2|p\.(?:ej|ex)|[Dd]r\.med|s\.th)(?![\p{L}\p{N}/-])(?!\.[\p{L}\p{N}])/gu;

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

/** Invisible characters, which could hide a link or an instruction from the checks. */
const unseen = /\p{Cf}|[\u{e0000}-\u{e007f}]|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const unusual = /[^\p{ASCII}\p{Script=Latin}’‘“”„«»–—…]/u;

/** Removes invisible characters, and replaces full-width and styled letters by plain ones. */
export function plain(text: string): string {
  if (!unusual.test(text)) return text;
  return text
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(/(?<=[\p{Script=Latin}\d])[。｡](?=\p{Script=Latin})/gu, '.');
}
