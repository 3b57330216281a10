/** Phrases of machine-made comments, at most 40. Each names one habit. */
export const slopGerman: RegExp[] = [
  // contrast for effect
  /\bnicht (?:nur|bloß|einfach|allein|lediglich) [^.!?]{2,80}\b(?:sondern|es (?:ist|geht)|das ist)\b/i,
  /\b(?:es|das|hier) (?:geht|ist|war)(?: dabei| hier| heute)? (?:nicht|weniger|längst nicht|kein|keine)(?: mehr)?(?: nur| bloß)?(?: um)? [^.!?]{2,70}[,;–—-]+ ?(?:sondern|es geht|es ist|das ist|mehr um)\b/i,
  /\bweniger [^.!?]{2,50} als (?:vielmehr )?|\bmehr als (?:nur|bloß) /i,
  /\b(\p{L}+(?: \p{L}+)?) ist k?ein(?:e)? \p{L}+, \1 ist\b|\bist k?ein(?:e)? [^.!?]{2,40}, sondern\b|\b(?:kommt es|zählt|braucht es) (?:darauf an|mehr denn)|\bin zeiten (?:des|der|von)\b/iu,
  // stock openings
  /^(?:wow[,! ]*)?(?:ein )?(?:(?:absolut|wirklich|sehr|echt|so|richtig) )?(?:tolle[rs]?|großartige[rs]?|starke[rs]?|super|spannende[rs]?|wertvolle[rs]?|klasse|hervorragende[rs]?|inspirierende[rs]?|wichtige[rs]?|schöne[rs]?|treffende[rs]?|kluge[rs]?|gute[rs]?|wunderbare[rs]?|exzellente[rs]?|fantastische[rs]?|beeindruckende[rs]?) (?:\p{L}+ )?(?:beitrag|post|gedanken?|impuls|einblicke?|punkte?|perspektive|zusammenfassung|botschaft|artikel|worte|analyse|erinnerung|aspekt|ansatz|input|denkanstoß|thema|sichtweise|geschichte|einordnung|reflexion|blick|tipps?|beobachtung|beispiel|initiative|reflexion)/iu,
  /\b(?:trifft|bringt|bringst|triffst)(?: es| das)?(?: hier)?(?: wirklich| absolut| genau| perfekt| wunderbar)? (?:den nagel|auf den punkt|ins schwarze|den kern|einen nerv)/i,
  /\b(?:absolut|genau|so|völlig|total|vollkommen|einfach) (?:richtig|wahr|treffend|auf den punkt|so|meine meinung)\b|\bsehr (?:treffend|schön|gut) (?:formuliert|gesagt|beschrieben|zusammengefasst|auf den punkt)/i,
  /\b(?:(?:vielen|herzlichen|lieben|besten|tausend) )?dank(?:e|eschön)?(?: dir| ihnen| euch)?,? (?:fürs?|für (?:das|die|den|diesen?|deinen?|ihren?|eure?)|dass du)\b/i,
  /\bin (?:der heutigen|unserer|einer|dieser|zeiten|der) (?:heutigen |sich (?:ständig|stetig|schnell|rasant) (?:wandelnden|verändernden) |schnelllebigen |digitalen |komplexen |modernen |dynamischen |immer komplexer werdenden )?(?:arbeitswelt|welt|zeit|geschäftswelt|landschaft|ära|zeitalter)\b/i,
  /\b(?:schnelllebig|ständig wandelnd|sich (?:ständig|stetig|rasant) (?:wandeln|verändern)|wichtiger denn je|mehr denn je|aktueller denn je)\w*/i,
  /\bam ende des tages\b|\bletzten endes\b|\bunterm strich zählt\b/i,
  /\b(?:spricht|sprichst|sprechen sie) (?:mir|uns|vielen)(?: wirklich| so| absolut)? (?:aus (?:der seele|dem herzen)|aus dem)/i,
  /\b(?:resoniert|berührt mich|hat mich (?:sehr |tief |wirklich )?(?:berührt|inspiriert|beeindruckt|abgeholt)|regt zum nachdenken an|macht mut|geht unter die haut|zum nachdenken|davon können (?:viele|wir alle))\b/i,
  // praise alone
  /\b(?:weiter so|chapeau|hut ab|respekt|bravo|applaus|daumen hoch|top|glückwunsch|herzlichen glückwunsch|ziehe (?:meinen|den) hut|ganz großes kino|mega|genial|klasse gemacht)\b[!.]?/i,
  /\b(?:inspirierend|inspiration|unglaublich|beeindruckend|bemerkenswert|außergewöhnlich|großartig|fantastisch|wunderbar|wertvoll|brillant|herausragend|phänomenal)\w*/i,
  /\b(?:denkanstoß|denkanstöße|augenöffner|gamechanger|game[- ]changer|goldwert|gold wert|pflichtlektüre|mindset|mehrwert)\b/i,
  /\b(?:wichtige|wertvolle|schöne|starke|gute|tolle) (?:erinnerung|impulse?|denkanstöße)\b/i,
  // empty metaphors
  /\b(?:reise|kompass|leuchtt[uü]rme?\w*|fundament|grundstein|eckpfeiler|katalysator|nährboden|schlüssel|brücken? (?:bauen|schlagen|zwischen)|spitze des eisbergs|treibende kraft|herzstück|rückgrat|motor|dna|superkraft|puls der zeit|seele)\b/i,
  /\b(?:entfalte[nt]?|entfesseln|freisetzen|empower\w*|ermächtig\w*|befähig\w*|ganzheitlich\w*|nahtlos\w*|nachhaltig(?:e[nrs]?)? (?:erfolg|wachstum|veränderung|wirkung)|synergi\w+|wegweisend\w*|zukunftsweisend\w*|bahnbrechend\w*|transformativ\w*)\b/i,
  /\b(?:wahre[rs]?|echte[rs]?|wirkliche[rs]?|nachhaltige[rs]?|authentische[rs]?) (?:veränderung|wandel|wachstum|führung|stärke|erfolg|innovation|größe|verbindung|wirkung|transformation|wert|leadership|fortschritt|kraft)\b/i,
  /\b(?:magie|kraft|schönheit|kunst|geheimnis) (?:entsteht|passiert|liegt|beginnt|der|des)\b|\bkomfortzone\b|\bvolles potenzial\b|\bpotenziale? (?:entfalten|heben|freisetzen|ausschöpfen)\b/i,
  /\b(?:wachstum|innovation|vertrauen|veränderung|führung|erfolg|zukunft|größe|exzellenz) (?:beginnt|entsteht|braucht|passiert|lebt von|fängt)\b/i,
  /\b(?:genau (?:da|dort|hier|so) (?:entsteht|beginnt|liegt|passiert)|ebnet den weg|setzt (?:maßstäbe|zeichen|neue standards)|macht den (?:entscheidenden )?unterschied|über sich hinauswachsen|die zukunft gehört|die zukunft ist)\b/i,
  // three abstractions in a row
  /(?:vertrauen|mut|klarheit|empathie|transparenz|wertschätzung|haltung|innovation|leidenschaft|authentizität|resilienz|neugier|offenheit|kreativität|wachstum|kommunikation|zusammenarbeit|vision|werte|respekt|verantwortung|führung|strategie|konsequenz|ausdauer|disziplin|agilität|kultur|menschlichkeit|zusammenhalt|engagement|geduld|fokus|sinn|begeisterung|flexibilität|kompetenz|ehrlichkeit|nachhaltigkeit|inspiration|wandel|energie|herz|verstand|weitblick|teamgeist|tatkraft|perspektive), (?:\p{L}+ )?(?:vertrauen|mut|klarheit|empathie|transparenz|wertschätzung|haltung|innovation|leidenschaft|authentizität|resilienz|neugier|offenheit|kreativität|wachstum|kommunikation|zusammenarbeit|vision|werte|respekt|verantwortung|führung|strategie|konsequenz|ausdauer|disziplin|agilität|kultur|menschlichkeit|zusammenhalt|engagement|geduld|fokus|sinn|begeisterung|flexibilität|kompetenz|ehrlichkeit|nachhaltigkeit|inspiration|wandel|energie|herz|verstand|weitblick|teamgeist|tatkraft|perspektive),? (?:und|&|sowie|oder)/iu,
  // bait
  /\b(?:wie seht (?:ihr|sie)|was (?:meint|denkt|sagt) (?:ihr|sie)|was meinst du|wie geht (?:ihr|es euch)|wer (?:noch|kennt das|ist dabei|sieht das)|seht ihr das|geht es euch|eure (?:meinung|gedanken|erfahrungen)|stimmt (?:ihr|du) zu|oder\?|was sind (?:eure|deine)|teilt (?:gern|eure)|schreibt)\b[^.!?]{0,60}\??\s*\S{0,4}$/i,
  /\blasst (?:das|uns)\b[^.!?]{0,50}|\bauf (?:die|eine|das) (?:zukunft|nächste|weitere)[^.!?]{0,30}!|\bgemeinsam (?:können|schaffen|gestalten)\b/i,
  /\b(?:nochmal lesen|das sitzt|punkt\.$|mehr davon|genau das!)/i,
  // words of the trade
  /\b(?:entscheidende[rs]?|zentrale[rs]?|wesentliche[rs]?|unverzichtbare[rs]?|essenzielle[rs]?|essentielle[rs]?|elementare[rs]?) (?:rolle|aspekt|faktor|bestandteil|erfolgsfaktor|baustein|element|punkt|schlüssel|thema|zutat|erkenntnis)\b/i,
  /\b(?:unterstreicht|verdeutlicht|verkörpert|veranschaulicht|zeigt (?:eindrucksvoll|einmal mehr|wunderbar|deutlich)|macht (?:einmal mehr )?deutlich)\b/i,
  /[🙌👏🔥💯🚀💡✨🎯💪🙏❤🌟👍🎉]/u,
  /\b(?:so (?:wichtig|wahr|inspirierend|wertvoll|treffend|gut|stark|schön)|liebe (?:diesen|deinen|es, wie)|ich liebe)\b/i,
  /\b(?:deine|ihre|eure) (?:leidenschaft|authentizität|perspektive|offenheit|hingabe|expertise|worte|ehrlichkeit|energie|gedanken|begeisterung)\b/i,
];
