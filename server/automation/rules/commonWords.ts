import { hashOf, hashWords } from './wordHashes.ts';

/** Common words of each language, which say nothing about a topic. Includes words for days and people. */
const small: Record<string, string> = {
  en: `about above after again against ain all almost also always and another any anyone anything are aren around ask away back because become been
    before being below between both but came can cannot come could did didn does doesn doing don done down each else even ever every everyone everything far few
    for from get gets getting give given goes going gone got had has have haven having her here hers him his how however into isn its itself just keep kept know
    last least less let like little look made make makes making many may maybe might mine more most much must myself need needs never new next nobody none nor not
    nothing now off often once one ones only other others our ours out over own part perhaps put quite rather same saw say says see seen shall she should since
    some someone something soon still such take taken takes than that the their theirs them then there these they this those though through
    thus too took toward two under until upon use used using very want was wasn way ways well were what when where which while who whole whom whose
    why will with within without won would yet you your yours yourself
    day days week weeks month months year years today tomorrow yesterday morning time times people person`,
  de: `aber alle allem allen aller alles als also anderen andere anderer anderes auch auf aus bei beim bereits bis bin bist dabei dadurch dafur dagegen
    daher damit danach dann daran darauf daraus darf darin darum das dass dazu dein deine deinen deiner dem den denen denn der deren des dessen deshalb die dies
    diese diesem diesen dieser dieses doch dort durch eben ein eine einem einen einer eines einfach einige einmal eigentlich erst etwas euch euer eure fast fur
    ganz gar gegen genau gern gibt geht gut gute guten guter gutes habe haben habt hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer immer ins ist jede jedem jeden jeder jedes jemand jetzt kann kannst kein keine keinen keiner konnen konnte konnten kommt lassen lasst liegt
    machen macht mal man manche mehr mein meine meinem meinen meiner mich mir mit mochte mochten muss mussen musste nach nehmen neue neuen neuer nicht nichts
    nie noch nun nur oder oft ohne schon sehen sehr sei seid sein seine seinem seinen seiner seit selbst sich sie sieht sind soll sollen sollte sollten sogar
    sondern sonst steht uber uberhaupt und uns unser unsere unserem unseren unserer unter viel viele vielen vielleicht vom von vor wann war waren warum
    was weg weil welche welchem welchen welcher weniger wenn wer werde werden weiter wie wieder will wir wird wirklich wissen wurde wurden wurde wo wohl
    wollen zum zur zwar zwei zwischen
    tag tage tagen woche wochen monat monate monaten jahr jahre jahren heute gestern morgen zeit mensch menschen leute`,
  fr: `afin ai aie ailleurs ainsi alors apres assez aucun aucune aujourd aussi autre autres aux avant avec avoir avait avaient avez avons beaucoup bien car
    ceci cela celle celles celui cependant ces cet cette ceux chaque chez chose choses comme comment contre dans deja depuis derriere des deux devant doit
    doivent donc dont elle elles encore enfin entre est etait etaient etant etc ete etes etre eux faire fait fait faut fois font hui ici ils jamais jusqu jusque juste
    leur leurs lors lorsque lui mais meme memes mes mien mieux moi moins mon notre nos nous parce parfois par pas pendant peu peut peuvent peux plus plutot
    plusieurs pour pourquoi pourrait presque puis quand que quel quelle quelles quelqu quelque quelques quels qui quoi rien sans sera seront ses seul seule
    seulement sinon soi sois soit sommes son sont sous souvent suis sur surtout tandis tant tel telle tellement tes toi ton toujours tous tout toute toutes tres
    trop une vers veut via voici voila voir vos votre vous vraiment
    jour jours semaine semaines mois ans annee annees temps demain gens personne personnes`,
  es: `ademas ahora algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque bajo bien cada casi como con contra cosa cosas cual
    cuales cualquier cuando cuanto cuyo debe deben del dentro desde despues dice donde dos durante ella ellas ello ellos entonces entre era eran eres esa
    esas ese eso esos esta estaba estan estar estas este esto estos estoy fue fueron fuera gran hace hacen hacer hacia han hasta hay haya incluso
    las les los luego mas mejor menos mia mientras mio mis mismo misma mismos mucha muchas mucho muchos muy nada nadie ninguna ninguno nos nosotros
    nuestra nuestras nuestro nuestros nunca otra otras otro otros para parece parte pero poco porque por pues puede pueden puedo que quien quienes quiere quiza quizas sea sean
    segun ser sera sido siempre sin sino sobre solo somos son soy sus suya suyo tal tambien tampoco tan tanto tener tenemos tengo tiene tienen toda todas
    todavia todo todos tras tus una unas uno unos usted ustedes van vemos vez veces ver vosotros vuestra vuestro
    dia dias semana semanas mes meses ano anos hoy manana ayer tiempo gente persona personas`,
  pt: `acho agora ainda alem algo alguem algum alguma algumas alguns antes ante apenas apos aquela aquele aqueles aquilo aqui assim ate atras bem cada
    coisa coisas com como contra cujo das dela dele deles depois desde dessa desse desta deste deve devem dia disso disto dizer dois dos durante ela elas
    ele eles embora entao entre era eram essa essas esse esses esta estao estar estas estava este estes estou eu faz fazer fez foi for foram fosse
    isso isto lhe mais mas melhor menos mesma mesmo meu meus minha minhas muita muitas muito muitos nada nao nas nem nenhum nessa nesse nesta
    neste nos nossa nossas nosso nossos num numa nunca onde ora os ou outra outras outro outros para parece parte pela pelas pelo pelos pode
    podem porque por pouco pois qual quais qualquer quando quanto que quem quer sao sei seja sem sempre sendo ser sera seu seus sim sobre so sua suas
    tal tambem tanto tao tem temos tenho ter teu toda todas todo todos tudo tua uma umas uns vai vao vez vezes voce voces
    dia dias semana semanas mes meses ano anos hoje amanha ontem tempo gente pessoa pessoas`,
  it: `abbiamo adesso agli alla alle allo allora altra altre altri altro anche ancora appena avere aveva basta ben bene che chi ciascuno cio cioe come
    con contro cosa cose cosi cui dagli dal dalla dalle dallo degli dei del dell della delle dello dentro deve devono dice dopo dove dovrebbe due dunque
    durante ecco entrambi era erano essere fare fatto fino forse fra fuori gia gli grande hanno ho invece lei loro lui mai mal meglio meno mentre
    mia mie miei mio molta molte molti molto nei nel nella nelle nello nessun nessuna nessuno niente noi non nostra nostre nostri nostro nulla
    ogni ognuno oltre oppure ora per perche pero piu poco poi possono prima proprio puo qualche qualcosa qualcuno quale quali quando quanto quasi quella
    quelle quelli quello questa queste questi questo quindi sara sara sei sembra sempre senza sia siamo siano sono sopra sotto sta stata stati stato
    sua sue sugli sui sul sulla sulle suo suoi tale tanto te tra tre troppo tua tue tuo tutta tutte tutti tutto una uno vale verso vostra vostro
    giorno giorni settimana settimane mese mesi anno anni oggi domani ieri tempo gente persona persone`,
  nl: `aan achter al alle alleen alles als altijd ander andere anderen beide ben bij binnen daar daarbij daarmee daarna daarom dan dat deze die dit
    doen doet door dus echt een eens eerst elk elke elkaar en er ergens even geen gaan gaat geweest gewoon had hadden hebben hebt heeft heel hele het
    hier hij hoe hun iedereen ieder iemand iets ik in is ja jaar je jij jou jouw jullie kan kon komen komt kunnen laat laten maar maak maken maakt meer
    meest men met mij mijn minder moest moet moeten naar niet niets nog nooit nou nu of om omdat onder ons onze ook op over pas precies samen
    sinds soms staat steeds te tegen tijdens toch toe toen tot tussen uit uw van vanaf vaak veel verder via vind vinden volgens voor vooral waar waarom
    wanneer want waren was wat weer weg wel welk welke werd werden wezen wie wij wil willen worden wordt zal ze zeer zelf zelfs zich zij zijn zo
    zoals zonder zou zouden
    dag dagen week weken maand maanden jaren vandaag gisteren morgen tijd mens mensen`,
};

/** Words of praise, which comments borrow from other languages. */
const praise = `absolutely agree agreed amazing appreciate article awesome beautiful best brilliant comment comments congrats congratulations content couldn
  excellent exactly fantastic feedback food forward fully glad good great happy helpful inspiration inspirational inspired inspiring
  insight insights insightful interesting kudos love loved loving lovely nice perfect perfectly perspective perspectives point points
  post posted posting posts powerful read reader reading really reminder resonates right share shared shares sharing spot super support thank thanks
  think thinking thought thoughtful thoughts top totally true truly useful valuable value wisdom wise wonderful words work wow yes important
  beitrag danke dank einblick einblicke einblicken gedanke gedanken glueckwunsch gluckwunsch grossartig grossartiger herzlichen inspirierend
  interessant interessante interessanter klasse lesen spannend spannende spannender stimme stimmt starker starke teile teilen tolle toll toller
  vollkommen wertvoll wertvolle wichtig wichtige wichtiger wunderbar zustimmen punkt artikel richtig
  absolument accord article bravo excellent excellente felicitations genial important importante inspirant inspirante interessant interessante magnifique merci
  parfait partage partager partages point pensee propos remarquable reflexion sujet super texte tout totalement utile vrai
  acuerdo aporte articulo compartir comparte enhorabuena excelente felicidades felicitaciones genial gracias gran importante increible inspirador interesante
  publicacion punto reflexion texto totalmente util valioso verdad
  adorei artigo compartilhar concordo excelente incrivel inspirador interessante obrigada obrigado otima otimo parabens partilha partilhar perfeito
  ponto postagem publicacao reflexao valioso verdade
  accordo articolo bello bellissimo bravo complimenti condividere condivisione condiviso contenuto davvero eccellente fantastico grazie interessante
  ottima ottimo perfetto prezioso punto riflessione spunto spunti utile verita
  artikel bedankt boeiend delen dank dankjewel eens fantastisch gedachte gefeliciteerd geweldig geweldige goed goede inspirerend interessant interessante
  inzicht inzichten mooi mooie prachtig punt waardevol waardevolle waar belangrijk`;

const hashesOf = (...lists: string[]): Set<number> =>
  new Set(lists.flatMap((list) => list.split(/\s+/).map(hashOf)));
const byLanguage = new Map(
  Object.entries(small).map(([language, list]) => [language, hashesOf(list, praise)]),
);
const ofAll = hashesOf(...Object.values(small), praise);

/**
 * The common words as `hashWords` hashes them.
 * @param language ISO 639-1; null or an unlisted one means all
 */
export const commonWords = (language: string | null): ReadonlySet<number> =>
  byLanguage.get(language ?? '') ?? ofAll;

const codes = Object.keys(small);
/** In which languages a word is common: one bit per language, in the order of `codes`. */
const homes = new Map<number, number>();
for (const [at, code] of codes.entries()) {
  for (const word of hashesOf(small[code] ?? '')) homes.set(word, (homes.get(word) ?? 0) | (1 << at));
}
const fewestSmall = 5;

/** Counts a text's common words per language, in the order of `codes`, and all its words. */
function meet(text: string): { met: number[]; count: number } {
  const { hashes, count } = hashWords(text);
  const met = codes.map(() => 0);
  for (let at = 0; at < count; at += 1) {
    const bits = homes.get(hashes[at] as number) ?? 0;
    for (let code = 0; bits >> code > 0; code += 1)
      if ((bits >> code) & 1) met[code] = (met[code] as number) + 1;
  }
  return { met, count };
}

function isPlain({ met, count }: ReturnType<typeof meet>, expected: number): boolean {
  const own = met[expected] as number;
  return (
    own >= fewestSmall && own * 5 >= count && met.every((other, at) => at === expected || other * 2 <= own)
  );
}

/**
 * Whether a text is clearly in a language: at least five words and a fifth of all are common in it, and no
 * other language has half as many. A yes saves `languageOf`; a no means nothing.
 */
export function soundsLike(text: string, language: string): boolean {
  const expected = codes.indexOf(language);
  return expected >= 0 && isPlain(meet(text), expected);
}

/** Their common words are unlike others'. Catalan would be taken for Spanish, and Afrikaans for Dutch. */
const unlikeOthers = ['en', 'de'].map((code) => codes.indexOf(code));

/** The clear language of a text; null if it is unclear or has close relatives. */
export function plainLanguage(text: string): string | null {
  const words = meet(text);
  const found = unlikeOthers.find((code) => isPlain(words, code));
  return found === undefined ? null : (codes[found] ?? null);
}
