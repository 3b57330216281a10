import type { KnownLanguage } from './contentWords.ts';
import { forAllLetters } from './patterns.ts';

/** Kinds of words that the scores of `slop` and `pitch` count. */
export type Cues = {
  /** Words of a reason, a condition or an exception. */
  reason: RegExp;
  /** Words that address the reader. */
  reader: RegExp;
  /** Words for something of the writer's own. */
  own: RegExp;
  /** Words by which the writer speaks about itself. */
  self: RegExp;
  /** Words of an offer. */
  offer: RegExp;
  /** Business nouns for nothing that can be seen or counted. */
  abstract: RegExp;
};

const raw: Record<KnownLanguage, Cues> = {
  en: {
    reason:
      /\b(?:if|because|unless|but|though|although|until|except|otherwise|whether|instead|depends?|as long as|since|while|than|so|yet|still|wonder|however)\b/gi,
    reader: /\b(?:you|your|yours|anyone|anybody)\b/gi,
    own: /\b(?:our|ours|my|mine)\b/gi,
    self: /\b(?:we|us|i|me)\b/gi,
    offer:
      /\b(?:free|glad|pleased|happy|gladly|send|show|offer\w*|borrow|trial|sample|request|included|guest|login|half price|discount|from \d|per month|a month|minutes|costs?|book\w*|chapter|paperback|episode|written|wrote|runs?|finds|closes|gets?|i[’']ll|we[’']ll|i[’']d|worth a look|look)\b/gi,
    abstract:
      /\b(?:growth|trust|success|innovation|leadership|purpose|passion|impact|vision|mindset|resilience|empathy|authenticity|potential|transformation|future|journey|culture|community|excellence|clarity|courage|connection|curiosity|strength|wisdom|dedication|inspiration|opportunit(?:y|ies)|value|values|progress|change|creativity|collaboration|integrity|balance|confidence|power|soul|heart|hearts|dreams?|magic|insights?|perspectives?|foundation|experience|quality|strategy|world|people|leaders?)\b/gi,
  },
  de: {
    reason:
      /\b(?:wenn|weil|aber|sofern|solange|bis|außer|sonst|obwohl|ob|falls|statt|denn|nur|allerdings|kommt drauf|hängt|bleibt|dann|trotzdem|doch|dass)\b/gi,
    reader: /\b(?:du|dir|dich|dein\w*|sie|ihnen|ihr|euch|euer|eure\w*|ihre\w*)\b/gi,
    own: /\b(?:unser\w*|mein\w*)\b/gi,
    self: /\b(?:wir|uns|ich|mir|mich)\b/gi,
    offer:
      /\b(?:gern|gerne|kostenlos\w*|zeige?n?|schicke?n?|biete\w*|angebot|anfrage|festpreis|monat|probe\w*|vorführ\w*|nachricht|inklusive|einrichten|richte|komme|anruf\w*|ruft?|melden?|interesse|termin\w*|buch|kurs|folge|profil|nutzen|geschrieben|ab \d|minuten|kostet)\b/gi,
    abstract:
      /\b(?:wachstum|vertrauen|erfolg|innovation|führung|sinn|leidenschaft|wirkung|vision|mindset|resilienz|empathie|authentizität|potenzial\w*|transformation|zukunft|reise|kultur|gemeinschaft|exzellenz|klarheit|mut|verbindung|neugier|stärke|weisheit|hingabe|inspiration|chancen?|wert|werte|fortschritt|wandel|veränderung|kreativität|zusammenarbeit|zusammenhalt|haltung|balance|kraft|seele|herz|herzen|träume|magie|einblicke?|perspektiven?|fundament|qualität|strategie|welt|menschen|menschlichkeit|offenheit|transparenz|wertschätzung|verantwortung)\b/gi,
  },
  es: {
    reason:
      /\b(?:si|porque|pero|salvo|hasta|aunque|mientras|sino|depende|cuando|excepto|ojo|solo|sólo|que|entonces|falta|según)\b/gi,
    reader: /\b(?:tú|te|ti|tu|tus|usted|ustedes|le|les|os|vosotros|vuestr\w+|su|sus|quien|alguien)\b/gi,
    own: /\b(?:nuestr\w+|mi|mis|mí[oa]s?)\b/gi,
    self: /\b(?:nosotros|nos|yo|me|\w+(?:amos|emos|imos))\b/gi,
    offer:
      /\b(?:gratis|gratuit\w+|enseñ\w*|muestr\w*|env[ií]\w*|pas\w*|mand\w*|escr[ií]\w*|ofrec\w*|precio|mes|minutos|demo|consulta|encargo|cuesta|primera|primeras|libro|curso|episodio|plaza\w*|web|foto|número|cuenta|llam\w*|reserv\w*|instal\w+|desde \d)\b/gi,
    abstract:
      /\b(?:crecimiento|confianza|éxito|innovación|liderazgo|propósito|pasión|impacto|visión|mentalidad|resiliencia|empatía|autenticidad|potencial|transformación|futuro|camino|viaje|cultura|comunidad|excelencia|claridad|valentía|conexión|curiosidad|fortaleza|sabiduría|dedicación|inspiración|oportunidad(?:es)?|valor|valores|progreso|cambio|creatividad|colaboración|integridad|equilibrio|fuerza|poder|alma|corazón|corazones|sueños|magia|esencia|perspectivas?|cimientos|calidad|estrategia|mundo|personas|humanidad|esperanza|líderes|amor)\b/gi,
  },
};

const cues = Object.fromEntries(
  Object.entries(raw).map(([language, kinds]) => [
    language,
    Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, forAllLetters([words])[0]])),
  ]),
) as Record<KnownLanguage, Cues>;

/** @returns how many matches, at most `most` */
const countOf = (pattern: RegExp, text: string, most: number): number =>
  Math.min(text.match(pattern)?.length ?? 0, most);

const sentence = /[^.!?…]*\p{L}[^.!?…]*/gu;
const word = /\p{L}+/gu;

/** The counts for both scores. Their fitted weights decide which ones matter. */
export function countCues(text: string, language: KnownLanguage): Record<string, number> {
  const kinds = cues[language];
  const words = text.match(word)?.length ?? 0;
  const sentences = Math.max(1, text.match(sentence)?.length ?? 0);
  const own = countOf(kinds.own, text, 2);
  const self = countOf(kinds.self, text, 3);
  const reader = countOf(kinds.reader, text, 3);
  const offer = countOf(kinds.offer, text, 4);
  return {
    words: words / 20,
    wordsPerSentence: Math.min(words / sentences, 30) / 10,
    reasons: countOf(kinds.reason, text, 4),
    abstracts: countOf(kinds.abstract, text, 5),
    exclamations: countOf(/!/g, text, 3),
    hasEmoji: Number(/\p{Extended_Pictographic}/u.test(text)),
    hasDigit: Number(/\p{N}/u.test(text)),
    hasMoney: Number(/[€$£]|\p{N} ?%|\b(?:euros?|eur|usd)\b/iu.test(text)),
    hasQuestion: Number(/[?？؟]/u.test(text)),
    hasQuote: Number(/["“„«][^"“”„»]{3,40}["”“»]/u.test(text)),
    startsLow: Number(/^\P{L}*\p{Ll}/u.test(text)),
    commas: countOf(/,/g, text, 6) / 2,
    reader,
    own,
    self,
    offer,
    offersToReader: (Math.min(own + self, 2) * Math.min(reader + offer, 3)) / 2,
  };
}
