import type { DelicateWords } from './words.ts';

export const delicateEnglish: DelicateWords = {
  endings: "s|['’]s",
  groups: {
    family: `
      dad, daddy, father, mum, mummy, mom, mommy, mama, papa, mother, brother, sister, son, daughter, wife
      husband, partner, fiancée?, baby, child, kids?, children, boys?, girls?, little (one|boy|girl), twins
      grand(mother|father|ma|pa|dad|mum|son|daughter), nan, gran, aunt, uncle, cousin, nephew, niece, parents
      best friend, stepfather, stepmother, mother-in-law, father-in-law, sons, daughters, family
    `,
    n: `
      #(st|nd|rd|th)?, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, (fif|six|seven|eigh|nine)teen
      (twen|thir|for|fif|six)ty, a, an, another, many
    `,
    relative: `
      dad, father, mum, mom, mother, brother, sister, son, daughter, wife, husband, partner, fiancée?
      best friend, friend, colleague, co-worker, workmate, team-mate, mentor, boss, manager, teacher
      professor
      grand(mother|father|ma|pa|dad|mum|son|daughter), aunt, uncle, cousin, nephew, niece, baby, child, kid
      boy, girl
      twins?, neighbou?r, founder, co-founder, apprentice, in-law, parents?, stepfather, stepmother
    `,
    my: 'my, our, his, her, their, your, the, a, an, one of (my|our|the)',
    he: 'he, she, they, who, dad, mum, mom, father, mother, husband, wife, brother, sister, son, daughter, friend',
    him: 'him, her, them, you',
    his: 'his, her, their, your',
    be: 'is, are, was, were, be, been, being, got, get, getting',
    people: `
      people, colleagues, co-workers, employees, staff, workers, teammates, team members, folks, friends
      families
      jobs, roles, positions, of us, of them, engineers, men and women
    `,
    place:
      'plant, factory, site, mill, branch, depot, works, shop, store, restaurant, bakery, workshop, office, business',
    day: 'today, yesterday, last night, this (morning|week|month|weekend), last (week|month|year), (on )?(mon|tues|wednes|thurs|fri|satur|sun)day',
  },
  figurative: `
    killer *, nails? in the coffin, premature optimi*, start-up incubator, deadlines?, dead-lock*, deadpan
    dead (stock|end|ends|code|link|links|zone|weight|simple|easy|wrong|right|on time|serious|battery|leads?|air|line|wood|last)
    (email|seo|print|retail|sales|agile|scrum|the office|cold calling|remote work|search|blogging|the cv|* marketing|waterfall|powerpoint) (is|isn't|are|is not|was) … dead
    {my}? … deaths? (of|by) (the |a |an |a thousand |our |your )?(e-mail|office|meetings?|cookies?|cuts|powerpoint|spreadsheets?|passwords?|seo|cv|resume|résumé|retail|high street|print|desktop|middle manage*|demo|sales|funnel|pdf|excel|agile|scrum|committee|click|software|search|browser|ideas?|creativity|keyword|third-party *|9 to 5|nine to five|*-to-*|marketing|brand|the *)
    (battery|phone|laptop|server|project|ideas?|email|meeting|conversation|deal|thread|initiative|startup|feature|product|printer|computer|engine|car|pilot|plan|strategy|tool|app|momentum|brand|bill|motion|disk|drive|machine|modem|router|pump|motor|proposal|brainstorm)s? ((has |have |had |just |finally |quietly |slowly |that )+)?(dies|died|dead|dying)
    (dies|died|dying) (in|at|on|with) (the |a |your |our )?(committee|inbox|drawer|backlog|drafts?|review|legal|procurement|spreadsheet|meeting|it|slide|vine)
    die-hards?, to die for, never die, dying to, die of boredom, died laughing, old habits die hard, die-cut*
    die casting, hill to die on
    wars? (for|on|over) (talent|talents|attention|waste|bugs|paper|meetings|prices?|spam|data|customers|cables|scrap|plastic|clicks|complexity|silos|slides)
    (price|bidding|talent|turf|browser|format|console|streaming|cola|star|flame|trade|edit|editor|tab)s? wars?
    war-(room|stor(y|ies)|chest|game|paint|horse)s?, tug of war, battle-(tested|hardened|proven|scars)
    civil war (over|about) (tabs|excel)
    (marketing|sales|talent|startup) (wars?|trenches), (at war|ceasefire|truce) with *, declared? war on
    arms race
    trouble-shoot*, (photo|video|film|product|drone)-?shoot*, shooting (a|the|our|my|stars?) *
    shoot(ing)? (me|us|him|her|them) an? *, shot (our|the|a) … (film|video|photos?|ad)
    bullet-points?, (silver|magic) bullets?, bullet journal, bullet-proof, dodged a bullet, bite the bullet
    trigger*
    kill(s|ed|ing)? (the |a |an |our |my |your |that |this )?(it|off|two birds|time|switch|chain|features?|meetings?|projects?|process*|ideas?|momentum|productivity|conversions?|creativity|trust|deals?|growth|morale|product|report|slide|newsletter|campaign|pilot|initiative|tool|button|page|pages|darlings|vibe|margins?|business|innovation)
    (killed|kills|kill) (three|two|four|half|most) … (features?|meetings?|products?|reports?|projects?)
    make a killing, overkill
    (was|were|got|been|be) killed (off|by (committee|legal|finance|procurement)|in (review|committee|the backlog))
    (feature|project|product|idea|pilot|report|tool|campaign|meeting|deal)s? (was|were|got|gets|is|has been) killed
    (cyber|phishing|ransomware|ddos|hacker|denial-of-service|brute-force|supply-chain|xss|sql|injection|malware)-(attack|incident)*
    attack (surfaces?|vectors?|the problem|plan)
    burn-(rate|down|charts?), burning (questions?|platform|need|cash|money|issue), burn (cash|money|bridges)
    slow burn
    (fire|smoke)-(fighting|station|engine|truck|alarm|exit|door|hydrant|wall|drill|side|work|fox|safety|protection|extinguisher|detector|inspection|test|suppression)s?
    fired up, on fire, under fire, fires? to put out, put(ting)? out fires, fire hose, by fire
    explosion (of|in) (?!the), explosive growth
    bomb(ed|ing)? (the |my )?(interview|demo|pitch|exam|test|presentation), (bath|time|photo|truth)-bomb*
    bombshell, minefield
    (flood|floods|flooded|flooding) (of|with|in with|my inbox|the inbox|the market|our inbox|by)
    avalanche of *, tsunami of *, earthquakes? in (the |our )?(industry|market), perfect storm, brain-storm*
    (by|eye of the|weather the|storm in a|weathered the) (storm|teacup), landslide (win|victory)
    (flood|fire|earthquake|storm|hurricane|cancer|life|disaster|crash|injury|accident) (cover|insurance|polic(y|ies)|protection|risk|defen[cs]e|models?|modell?ing|doors?|safety|screening|research|data|damage cases|barriers?|maps?|forecast*|recovery|testing|free|prevention|statistics|claims)
    (insur*|cover|protect*|policy) against *
    (recipe for|absolute|total|complete|utter|near|unmitigated) disasters?, disaster-(recovery|plan*), derail*
    evacuation (drill|plan|route|exercise)s?, train wreck, car crash (of|demo|meeting), crash course
    (server|app|system|site|database|market)s? crash*
    crippl* (debt|costs?), cancer of *, data cancer, viral, cabin fever, (sick|tired) (of|and tired)
    stroke of (luck|genius), brush-stroke*, at the heart of, heart of the, heart attack when, allergic to *
    pain-killers?, pain-points?, post-mortems?, autopsy of *, surgical* precis*, open-heart surgery on
    first aid, health (check|score|metric)s?, (code|data|pipeline|financial|customer|account) health
    (tumou?r|cancer) (slides?|images?|cells?|models?), (labelling|detect*|find*|spot*|classif*) tumou?rs?
    diagnos* (the|a) (problem|issue|bug|bottleneck|process|pipeline|funnel|root cause|fault)
    (a |quick |fault |root-cause |system )diagnos*
    hospital (procurement|software|it|admin*|chain|customer|beds? management|network|group|logistics)
    redundan(t|cy) (server|data|code|storage|system|power|array|backup|network|link|cop(y|ies)|meeting|field|work|step|check|supply|pump|feed|line|tool|process|isn't|is not)*
    (data|network|system|power|built-in|geo|server) redundancy, n.1 redundancy
    let(ting)? go of (control|perfection*|the|that|this|old|your|my|our|fear|ego|it|things|tasks|a|what)
    lay-off the (jargon|coffee|buzzwords|*), layoffs? of (a|the|our) (legacy|old)*
    fired? (a|the|our|my) (client|customer|supplier|vendor|tool|agency)
    (cut|cuts|cutting) (costs?|the (time|cost|noise|fluff|jargon)|our (costs?|time)|lead times?|through|corners|waste|ribbon)
    (third-party|first-party|search) election, (office|internal|company|team) politics, leader election
    works council*
    vote (for|on) (the |a |our |your )?(features?|talk|name|logo|topic|colou?r|session|favou?rite)*
    elect(ed|ion)? (of )?(the |our |a |to the )?(works council|leader node|board|chair|committee|partner)*
    (vice )?presidents? (of|at|for) (the )?(club|association|company|sales|board|*)
    labour (market|costs?|shortage|law|hours)
    (privacy|return|returns|refund|expense|travel|remote|security|password|leave|cookie|pricing|hr|company|home office|vacation) polic(y|ies)
    third party, party (line|wall|supplies|food)
    (launch|christmas|office|summer|release|team|farewell|leaving) party
    (oh |my |thank |for )+god('s sake)?, god (knows|mode|object|class|forbid), omg, (in |bad |good )+faith
    leap of faith, los* (my |our |their )?faith in
    faith in (the |our |my |their )?(process|data|team|product|forecast|people|system), the bible (of|for)
    (style|brand|show) bible, holy (grail|wars?|cow|moly|trinity), (preach*|sing*) to the (choir|converted)
    preach, church and state, gospel truth, evangeli*, guru, mantra
    pray* (that )?(the|it|nobody|nothing|for (the best|rain|green)), hope and pray, hail mary
    blessing in disguise, confession*, high priests? of, cargo cult*, sacred cows?, religious(ly| about)
    devil('s)? (is )?in the details?, (soul|souls) of *, cardinal sins?, sins? of *, deadly sins
    (church|chapel|cathedral|mosque|temple)s? (conversion|renovation|roof|restoration|heating|organ|building|project|tower|acoustics)
    discriminat* (between|model|function|power|analysis|threshold|validity), price discrimination
    race conditions?, (race to|rat race|race day|race car)
    abuse (of )?(the )?(api|notation|excel|system|rate limits?), color-blind palette
    blind (spot|test|audition|copy)s?, double-blind, deaf ears, turn* a blind eye
    black (box|friday|belt|and white|swan|hole|market|out|hat), white-(label|paper|board|space|hat|list)*
    a moment of silence for (our|my|the) (old|legacy|printer|inbox|fax)*
    r.?i.?p.? (to )?(my|our|the|cookies|email|spreadsheet*|inbox|excel|old)
    (goodbye|farewell|bye) to (our|my|the|a|an|all|your|those) (_ )?(_ )?(offices?|buildings?|spreadsheets?|excel|laptops?|printers?|servers?|systems?|crm|erp|tools?|process*|cars?|trucks?|vans?|machines?|software|websites?|logos?|brand|meetings?|paper*|silos|manual|fax|e-?mails?|jargon|commute|habits?|year|summer|stack|codebase|legacy|kitchen|platform|app|forms?|passwords?|warehouse|headquarters|slides?|busywork|friction|costs?)
    say goodbye to (manual|paper|spreadsheet|excel|long|slow|boring|messy|endless)*
    lost (a|the|our|my|one) (customer|client|deal|bid|account|order|pitch|tender|sale|contract|luggage|keys?|focus|data|notes?|bet|hour|day|week)s?
    (in )?memory (of the device|usage|leak*|foam|lane|footprint), muscle memory
    attack* (a|the) (problem|backlog|market), struggl* with (adoption|retention|churn), mental models?
    (nearly|almost) died of (boredom|laugh*|embarrassment)
    front-line (staff|workers?|teams?|employees|managers?)
    emergency (meeting|fix|patch|exit|lighting|brake)s?
    rescue (a|the|our|my) (project|account|launch|deal|renewal|sprint)
    (layoff|recession|burn-?out|crisis|war|fire|bomb|disaster|death|future|flood|ai)-proof*
    burn(ed|t) out (on|by|from|of) (meetings?|e-mails?|slides|slack|calls|linkedin|tools|jargon|content|dashboards|status|video|zoom|buzzwords)
    (day|week|month|year|monday|friday|quarter|night|summer|launch|project|meeting)s? without (an? |any |a single )?(e-mails?|meetings?|slack|calls?|phones?|coffee|internet|powerpoint|slides|spreadsheets?|excel|bugs?|incidents?|outages?|downtime|paper|code|tickets?|social media|linkedin|screens?|notifications?|deadlines?|customers?|laptops?|interruptions?|sales?|revenue)
    broke my heart and my *
    bur(y|ies|ied|ying) (the|our|your|my|in|under|it in|them in) (_ )?(slides?|decks?|#-slide|lede|lead|data|details?|e-mails?|reports?|paperwork|pages?|buttons?|settings?|menus?|work|tickets?|features?|tasks?|contracts?|footer|appendix|inbox)
    (rest in peace|laid to rest|lay to rest|laying to rest) ((to |our |my |the |dear |old |beloved |ye )+)?(fax|printers?|spreadsheets?|excel|e-mails?|flash|internet explorer|crm|erp|legacy|systems?|servers?|laptops?|cookies|skype|software|process*|powerpoint|machine|desktop|website)
    (crm|erp|system|server|tool|process|printer|spreadsheet|laptop|monolith|codebase|website|software|version) (_ )?(_ )?laid to rest
    thanks? to (all |everyone |everybody |the |those )*(colleagues|people|friends|team|customers)
    (cry|cries|cried|crying|tears) (of|with|from|for) (joy|laughter|relief|happiness|laughing)
    nothing (has |had )?(ever )?burned down, (running|ran|run) on empty (slots|tanks?|calories)
    transition(ed|ing|s)? (to|from|into) (a |the |an |our )?(cloud|remote|agile|saas|management|renewable|electric|digital|new|hybrid|freelanc*|consult*|product|sales|tech|data|leader*|career|industry|role|full)
    (nobody|no one) (has |ever )?(died|dies|was killed) (because|from|of|by|if|when|yet)
    (legs|feet|arms) are dead, (nearly|almost) (killed|broke) (us|me|the team), and voted, happy accident*
    accident made, (sales|team|project|growth|numbers|marketing|pipeline) (_ )?hit (a|the) wall
    (puts?|putting) (me|you|them|everyone) to sleep
  `,
  trade: `
    #(.#)? ?%, (€|£|\\$) ?#, per cent, percent, customers?, users?, buyers?, subscribers?, software, apps?
    products?, tools?, platform*, dashboards?, launch*, features?
    revenue, sales, pric(e|es|ing), margins?, budgets?, leads, churn, conversion*, marketing, suppliers?
    procurement, api, code, data, servers?, models?
    we're hiring, we are hiring, webinars?, demos?, roadmaps?, roi, kpis?, checklists?, templates?, metrics?
    benchmarks?, quarter(ly)?, tickets?, invoices?, orders?
    onboarding, funnels?, backlogs?, sprints?, release[ds]?, machines?, sensors?, algorithms?, startups?
    insurers?, startups?, contractors?, tenders?, scal(e|ing), retention, automat*
  `,
  topics: {
    death: {
      clear: `
        pass(ed|es|ing)? away, passed on (last|this|in|after|peacefully|at the age)
        passed (peacefully|suddenly|unexpectedly|{day}|in (his|her) sleep)
        {his} … passing, (the|sudden|untimely|tragic|sad) passing of, the loss of (him|her)
        {my} … {relative} (has |had |just )?(died|is dead|is dying|was dying)
        {he} (has |had |just |suddenly )?died, {he} is dead
        died (of|from|last|this|suddenly|peacefully|yesterday|unexpectedly|today|by)
        funerals?, condolences?, eulogy, bereave*, grief*, griev(e|es|ed|ing), mourn*, widow*, suicid*
        took (his|her|their) own life, in loving memory, in memory of, in memoriam, (rest in|rest easy) peace?
        rest easy, coffin, cemetery, grave-?side, {his} grave, cremat*, hospice, last breath
        miscarr*, still-?born, still-?birth, lost (the|our|a) (baby|child|pregnancy), memorial service
        celebration of (his|her|their|a) life, buried {my} … {relative}, (buried|scattered) (him|her|his|her)
        his ashes, her ashes
,,, lost (him|her) (to|on|in|last|this|yesterday|after|at), we lost (him|her|one of (our|us)), losing (him|her), lost (his|her|their) (_ )?(fight|battle|life), lost (his|her|their) li(fe|ves)
        no longer (with us|here with us|among us|here to), taken from us
        (gone|taken) (far |much )?too (soon|early|young), gone but (never|not) forgotten, gone forever
        {relative} is gone, (he|she) is gone, is no more
        (final|last) goodbyes?, final farewell
        (said|say|saying) (goodbye|farewell) to (him|her|{my} … {relative}|a (dear|true|great|beloved))
        said (our|my) goodbyes?, {day} we said goodbye to (?!(our|my|the|a|an)\\b)
        never (got|had) … to say goodbye, goodbye to (him|her), goodbye … (old|my|dear) friend
        farewell … (old|my|dear) friend
        (after|following) a (long|short|brave|brief|difficult) … (illness|battle|fight)
        battle (with|against) (cancer|illness)
        fought (so hard |bravely |like a lion )?(until|to) the (very )?end
        surrounded by (his|her|their) (family|loved ones|children), in (his|her|their) sleep
        (his|her) heart (just |simply |suddenly )?(stopped|gave out|gave up|failed), never woke
        closed (his|her) eyes
        {he} (never|did not|didn't) (made|make) it (home|back|to the hospital|through the night)
        (will not|won't|never|isn't) (be )?coming (back|home)
,, keep … (his|her) (chair|desk|seat|place|mug|coat), still the way (he|she) left
        (would|should) have (turned|been) (#|a (mother|father)|here|proud|forty|fifty|sixty|thirty)
        (would|should) have (celebrated|retired|loved (this|every)|hated (this|all))
        (hear|heard) (his|her) (voice|laugh|laughter) (again|one more|once more|in)
        (his|her) (number|name|voice|voicemail) (is|was|still)? … (in|on) my phone
        (dial|call|text) (his|her) number
        i miss (him|her|you|my (dad|mum|mom|father|mother|brother|sister|friend))
        (deeply|sorely|dearly|greatly|terribly) missed, will be … missed
        (miss|missing) (him|her|you) (every|so|terribly|dearly|already|all), rest now, rest well
        sleep well … friend, wherever you are, look* down on us, watching over (us|me)
        the first (christmas|birthday|day|monday|week|meeting|conference|summer|year|trip|father's day|mother's day)? … without (him|her|you|dad|mum|mom|my {relative})
        anniversary of (his|her|my|our|dad's|mum's|mom's) … (death|passing|loss)
        (thoughts|hearts?) (is|are|go|goes|going|go out) (with|to) … (family|families|relatives|children|parents|loved ones|wife|husband|colleagues)
        thoughts and prayers, in (our|your|my) thoughts
        (deepest|heartfelt|sincere) (sympathy|sympathies|condolences)
        in lieu of flowers, (light|lit|lighting) … candles?, black ribbon, (half|half-)mast
        close(d)? … out of respect
        with … heavy hearts?, it is with … (sadness|sorrow|regret that we announce the)
        deep(est)? (sorrow|sadness), great sadness, profound (sadness|sorrow), {his} untimely
        (leaves|left) behind … (wife|husband|children|kids|daughter|son|sons|daughters|family|partner)
        survived by
, (the|his|her|my|our) family (asks?|has asked|asked|requests?) (for|that|us|you|not), raise a glass to (him|her), in (his|her) (honou?r|name) … (fund|foundation|scholarship|award), (my|our) late {relative}
        terminal illness, angel baby, (car|motorbike|plane|climbing) accident (took|killed), organ donor
        {he} won't (be back|come back|answer|call)
        (flowers|sunflowers|roses|a rose|candles?) … on (his|her) (desk|counter|chair|locker|bench|place)
        (lined|stood) … as (the|his|her) (hearse|coffin|car) … (passed|drove), (we|i) carried (him|her)
        (dad|mum|mom|father|mother|brother|sister|grandpa|grandma) (would|should) have, would have turned
        stayed (quiet|silent) for the first time, first (friday|monday|sunday|day|week|time) without
        (keep|kept|save|saved|leave|left) … (seat|place|chair) for (him|her), to (his|her) memory
        in (his|her) memory, (he|she) (is|was) not there (any more|anymore), (he|she) isn't here
        not here to (see|read)
, (his|her) dog (still|waits|sleeps),,
        (lost|lose|losing) {my} {relative}(?! to)
        (lost|lose|losing) {my} (dear|beloved|best|old|oldest|youngest|good|first|little|wonderful) {relative}
        the loss of {my} (_ )?{relative}
        left us (too soon|far too|much too|forever|yesterday|last night|this morning|suddenly|so (young|soon|suddenly))
        (he|she) (has )?left us, laid (him|her|them) to rest
        (his|her) (desk|chair|seat|mug|coat|locker|jacket|bench) (stays|remains|will stay|still|is empty|hangs)
        our hearts are heavy, will be closed … (funeral|mourning), never (came|comes) home
        (scatter|scattering|scattered) … ashes
        (he|she|dad|mum|mom|father|mother|{relative}) … took (his|her) (last|final) (walk|shift|round|drive|bow|breath|ride|flight|trip)
        (lost|losing) (a|an|our|my|one of (our|my)|two of (our|my)|{n}) (_ )?(_ )?(teammates?|colleagues?|friends?|co-workers?|players?|students?|pupils?|members?|mates?|legends?|giants?|children|lives|souls?|brothers?|sisters?) (this|last|on|yesterday|today|at|to (cancer|suicide|covid|an accident)|in (an?|the) (accident|crash|fire|avalanche|attack))
        (lost|has lost|have lost|loses) (its|one of its|their|our|a) (_ )?(gentlest|kindest|brightest|finest|best|greatest|dearest|guiding|true) (_ )?(voice|soul|soul|light|heart|mind|people|friend|man|woman|leader|colleague|legend|pioneer)s?
        ({n} )?(years?|months?|weeks?) without (you|him|her|your|his|my {family}|dad|mum|mom)
        ({n} )?(years?|months?|weeks?) since (you|he|she|we lost|i lost|dad|mum|mom|my {family}) (_ )?(left|died|went|passed|lost|fell asleep)
        (services?|ceremony|memorial|wake|visitation|vigil|burial|celebration) (will be|is|are|to be) held
        memorial (fund|page|garden|bench|tree|match|run)
        (he|she) would (be|have been|now be) ({n}|turning|so proud|celebrating) (today|now|this|next|years)
        (he|she) would be {n}, would have been (his|her|your|our) (_ )?(birthday|anniversary|wedding|year)
        (carr(y|ies)|bear(s)?|has|in|under|named (after|for)) (my|our|her|his|their) (late )?({family}|friend|colleague)('s name)? (who|name|we lost)
        (fund|foundation|award|scholarship|prize|grant|cup) … (carries|bears|named after|in the name of|in honou?r of) … ({family}|friend|colleague|name)
        our son's name, our daughter's name
        (police|officers?|two officers) (_ )?(at|on|knocked|rang|stood) (on |at )?(our|my|the|his|her|their) (front )?door(step)?
        a before and an after
        hearts? (_ )?(stopped beating|gave out|failed|quit|stood still)
        (never|not) (got|get|had) to (hold|meet|know|see|kiss|hug|name|raise|bring) (him|her|them|our|my)
        born (asleep|sleeping|silent|still), no (longer a |more )?heart-?beat
        heart-?beat (any more|anymore|was gone|had stopped)
        (cot|crib|cradle|nursery|baby's room|baby room) (is|was|stays|stands|still|remains|went|goes|back|will|stayed)
        (third|second|empty|unused|little) (cot|crib|cradle)
        empty arms, rainbow baby, star child, (pregnancy|baby) loss
        lost (our|the|my) (little one|twins|angel|pregnanc*)
        (baby|child|son|daughter|boy|girl) (who|that) never (came|got|saw|had|took)
        (were|was) (supposed|going|meant) to (be|become|welcome|have|meet) (our |a )?(second|first|third|next|baby|child|parents|mum|mom|dad|mother|father|three|four|five|little)
        (did not|didn't|couldn't|could not|can't|saw|see|sees) (see )?(any |no |an)?(other |another )?way out
        (ended|end|ending) (his|her|their|my|it) (own )?(life|lives|all)
        (could|did) not go on (any|living|like), (couldn't|didn't want to) go on (any|living|like)
        take (my|his|her) own life, suicide (prevention|hotline)
        (crisis|suicide|support) (line|hotline|text)s?, help-?lines?, samaritans
        (reach out|talk to (someone|somebody)|call (someone|somebody)|speak to (someone|somebody)) (tonight|if you|before|please|today)
        check (in )?on your (strong |quiet |funny )?(friends|people|colleagues|loved ones|mates|men|team)
        you (are|'re) not alone, (did not|didn't|never|not) (wake|woke) up, (slipped|drifted|faded) away
        (he|she) (has )?(gone|went) (home|to heaven|to be with|to a better place|peacefully|in peace)
        a better place, (his|her) (final|last) (days|hours|weeks|moments|wish|words|message|shift|post)
        (the last (thing|words?|time)) (he|she|dad|mum|mom) (_ )?(said|told|wrote|sent|called|saw)
        (chair|seat|desk|locker|place|spot|mug|cup) (of|that belonged to) _ (is|stays|remains|was) (_ )?(empty|untouched|free)
        (ambulance|help|helicopter|paramedics) (came|arrived|was|were|got there) (_ )?too late
        never forget (him|her|you)
        (hug|hold|call|ring|love) (your|the) (people|loved ones|parents|mum|mom|dad|kids|children|family) (tonight|today|tight*|a little|while|now|closer)
        (half|part) of (me|my heart) (is|went|died|has), left a (hole|void|gap)
        (a|the|this) (hole|void) (that )?(nobody|no one|nothing|no-one)
        we (buried|cremated|laid|lost|miss) (him|her|them|my {family}|our {family})
        (pay|paid|paying) (my|our|their) (last|final|respects)
        (last|final) (rites|respects|resting), passing (has|was|is|leaves|came) (_ )?(left|hit|sudden|us|a|so)
        (i|we) (still )?(set|pour|make|lay|cook) … (two cups|a place|for two|for him|for her|out of habit)
        (delete|deleted|remove|removed) (his|her|your) (number|contact|voicemail)
        (sort|sorting|sorted|clear|clearing|cleared|emptying|emptied) (out )?(his|her|your|dad's|mum's|mom's) (tools?|desk|clothes|things|locker|office|house|wardrobe|flat)
        (he|she|dad|mum|mom|father|mother|grandpa|grandma|grandfather|grandmother|{family}) (can't|cannot|can no longer|will never|won't) (_ )?(ask|laugh|call|see|hear|sing|tell|read|answer|meet|know|hold|visit|taste|complain|argue|dance|ring|come|be there|get to) (_ )?(it |me |us |him |her |them )?(any ?more|again|this|now)
        (church|chapel|hall|room|cemetery) was (_ )?(full|packed|too small)
        they (_ )?found (him|her|them|my|our|his|her) (on|in|at|dead|too late|body|lifeless|{family})
        (one|only one|two|not all|not everyone) (of (us|them) )?(_ )?(came|comes|made it|walked|got) (back|home|down|out)
        school will plant, plant(s|ed)? a tree (for|in)
        (his|her) (wife|husband|daughter|son|mother|father|brother|sister|family|parents) (_ )?(called|rang|phoned|answered|wrote|messaged|let us know|told us|asked us|found) (me|us|him|at|on|this|the|to say|that|yesterday)
        (put|had to put) (our|my|the) (_ )?(dog|cat|horse|pet|_) (down|to sleep), rainbow bridge
        (dog|cat|horse) (died|passed|is gone|was put)
        where (we|he|she|i) used to (_ )?(fish|sit|play|walk|swim|meet|go|dance|eat)
        (dog|cat|horse|rabbit|pet) (_ )?(was |has been |had to be )(put (down|to sleep)|euthani[sz]ed)
        (did not|didn't|never) (wake|woke|get up|return|come (back|home|out)) (up )?(from|after|that|again|on|in)
        leaves (behind )?(a |an |his |her |two |three |four |# )+(_ )?(wife|husband|widow|boys?|girls?|sons?|daughters?|kids|children|partner|mother|parents|family|baby|twins|workshop)
        widow*
        (we|i) (will |shall |always )?(remember|commemorate|honou?r|think of) (the |our |his |her |all |those |him |her )(_ )?(miners|victims|fallen|dead|colleagues (who|we)|men (who|of)|women (who|of)|soldiers|friends? (who|we)|{n} (_ )?(who|of|we|miners|people|men|women|victims|colleagues))
        (there is|there's) (nobody|no one) left, nobody (is )?left(?! behind)
        (raising|raise|collecting|collect|fund-?raising) (_ )?(money|funds)? ?for (_ )?(_ )?(widow|kids|children|family|families|funeral|wife|parents|treatment)
        i (still )?miss (your|his|her) (_ )?(laugh|voice|jokes|calls|smile|face|handwriting|cooking|advice|hugs|presence|hands|humou?r|stories|kindness)
        phone rang (at|around|after|before) (one|two|three|four|five|midnight|dawn|# (am|a.m|in the)), (call|phone|doorbell|knock) (came|rang) (in the middle of the night|at (two|three|four|five|night|midnight|dawn))
        i miss (arguing|laughing) with (him|her|you), candles? (are|is) (lit|burning), (it|cancer) survivors?
      `,
      words: `
        deaths?, died, dying, tribute to, our beloved, eternity, afterlife, (his|her) late {relative}
        final journey, burial, buried, tombstone, undertaker, hearse, pallbearers?, obituar*
        (empty|vacant) (chair|desk|seat), (moment|minute) of silence, (his|her) last (message|words)
        (wear|wearing) (his|her) (watch|ring|jacket)
        (dad|mum|mom|mother|father|grandma|grandpa) (always said|used to say|taught me) … (was|were)
        our angel, (his|her) memory
        held (his|her|my) hand, (the )?ambulance, heart-?beat, orphan*, inheritance, deceased, the late _
        (his|her) absence, irreplaceable
        a (kind|gentle|generous|beautiful) soul, too young, so young, sudden loss
        sank, ferry, shaft
      `,
      hints: `
        dead, farewell, miss (him|her|you), heaven, memorial, candles?, flowers, tears, heartbroken, silence
        ashes, (he|she) taught me
        (his|her) (laugh|smile|kindness|voice|handwriting|notebook|chair|desk|family|children|daughter|son|widow|last|office)
        years ago today, a year ago today, the last time (i|we) (saw|spoke|talked)
        (last|final) (conversation|message|words), thank you for everything, never forget, one last time
        loved ones, the family, the call, (dad|mum|mom|father|mother|brother|sister|grandfather|grandmother)
        for the first time, stayed quiet, went quiet, my hands, our hands
        since (sunday|monday|friday|saturday)
        {my} (late|son|daughter|wife|husband|kids|children|little one|best friend)
        empty, still can't, the phone rang
        a year ago, (his|her) (birthday|dog|photo|guitar|boots|glasses|hat|bike|ring|favou?rite)
        without (him|her|you), goodbye
        the hole, the void, the silence, (he|she) was {n}, (he|she) would
      `,
      exact: 'RIP, R.I.P',
    },
    illness: {
      clear: `
        (i|he|she|who|they|we|{relative}) (was|were|got|am|is|had been) (_ )?diagnosed, been diagnosed
        diagnosed with, (my|his|her|our|their) (_ )?diagnosis, chemo*, radiotherapy
        radiation (therapy|treatment), mastectomy, metasta*, malignant, in remission, remission, palliative
        terminal(ly)? ill*, incurable, (months|weeks|years) to live, life expectancy of
        {my} cancer, have cancer, has cancer, had cancer, cancer-free, brain tumou?r
        (had|suffered|having|after|from) a (stroke|seizure|heart attack|brain bleed|cardiac arrest|breakdown|collapse|mini-stroke)
        (his|her|my) (stroke|heart attack|seizures?|tumou?r|cancer|illness|disease|depression|anxiety|relapse|transplant|chemo|surgery|breakdown|burn-?out|sobriety|addiction|epilepsy|mastectomy|dialysis|ms|miscarriage|infertility)
        heart (failure|attack), cardiac arrest, motor neurone?, huntington*, in a coma
        (intensive|neonatal) care, nicu, life support, transplant list, new (kidney|heart|liver|lung)
        long-?covid
        chronic(ally)? (illness|pain|fatigue|disease|condition|ill), fibromyalgia, crohn*, infertility
        premature (baby|birth|twins), preemie, cerebral palsy, down syndrome
        (clinical |postnatal |postpartum |severe )?depression, bipolar, psychosis, schizophreni*
        panic attacks?, (nervous|mental|emotional) breakdown, (had|having) a breakdown, eating disorder
        anorexi*, bulimi*, self-harm*, alcoholi*, an addict, addiction, (in|to|into|from|through|of) rehab
        sober (for|since), (days|months|years) (sober|clean), i (stopped|quit) drinking, relapse[ds]?
        (my|own|his|her) mental health, time off … mental health, (i|i'd|i've|i had|i have) (burned|burnt) out
        (in|into|through|of|had a|after) burn-?out, signed (me )?off … (work|sick|weeks|months|stress)
        (on|long-term) (sick|medical) leave, off sick, intrusive thoughts, want* to (die|disappear)
        didn't want to (live|be here|wake up)
        (found|felt|finding|feel) (a|the) (lump|mass|shadow)
        (a|the) (lump|mass|shadow|spot|tumou?r) (in|on) (my|his|her|the)
        (scans?|biops(y|ies)|blood tests?|mri|bloods) … (showed|came back|found|lit up|not what|wasn't)
        results … (not what|weren't what), waiting for … (biopsy|scan|test|mri) … results?
        the doctors (say|think|hope|do what|can do), consultant (turned|told me|said the word|looked)
        step* (back|away|down|aside) … (health|treatment|recover|heal|illness)
        (focus|focusing|concentrate|work) on … (my|his|her) (health|recovery|treatment|healing)
        health reasons, (while|until|so that) i (recover|heal|get (well|better)|undergo)
        (begin|begins|start|starts|started|starting|undergo*|have|having) … (treatment|chemo|surgery|radiotherapy) (on|next|tomorrow|today|this|in|(sun|mon|tues|wednes|thurs|fri|satur)day)
        long (road|way) to recovery
        (nights?|days?|weeks?|months?|hours?) (on|in|at|beside|by) the (children's |cancer |neonatal )?(ward|hospital|clinic|icu|hospital bed)
        (beside|next to|by|from) (his|her|my|a|the|our) … (hospital )?(bed|bedside|incubator|cot)
        hospital (bed|room|corridor|gown|ward|chair|parking|car park|window)
        (rushed|taken|admitted|airlifted) to … hospital
        emergency surgery, (open-heart|heart|brain|second|third) (surgery|operation)
        {relative} (is|was|has been|lies) (in hospital|in the hospital|in surgery|ill|very ill|sick|very sick|on the ward)
        life-threatening, fight(ing|s)? for (his|her|my|their) life
        (seriously|critically|gravely|severely|desperately) (ill|sick), fell (seriously )?ill, fall* ill
        get* sick, became ill
        walk again, los(e|ing|t) (my|his|her) (hair|eyesight|sight|hearing|memory|leg|speech)
        hair (fell|is falling|has gone|grows? back|is gone)
        (doesn't|does not|no longer|didn't) (recogni[sz]es?|know|knows?|remembers?) (me|who i|my name|my face)
        forg(ets?|ot|etting) (my|our|his|her) (name|birthday|face), good (days )?and bad days, lump
        lumpectomy
        (could|can) ?(not|n't|no longer) (get|got) out of bed
        (couldn't|could not|can't) get up (any more|in the morning)
        (cr(y|ied|ying)|sobb(ed|ing)|broke down|collapsed) … (car|bathroom|toilet|toilets|office|kitchen|meeting|floor|stairs|desk|call)
        couldn't stop (crying|shaking), hands (shake|shook|shaking|are shaking|were shaking)
        everything went (black|dark|grey)
        (car(e|ing|es) for|carer for|look* after) (my|his|her|our|a|an) … (mother|father|mum|mom|dad|husband|wife|son|daughter|parents?|brother|sister|ill *)
        full-time carer, my carer, my wheelchair, in a wheelchair, special needs
        disabled (son|daughter|child), oncologists?
        my body (said|gave|told|shut|stopped|decided|drew), therapy (saved|helped me)
        see(ing)? a (therapist|psychiatrist|psychologist), i am not (ok|okay|well|fine)
        i'm not (ok|okay|well|fine)
        living with (ms|hiv|cancer|depression|anxiety|pain|epilepsy|bipolar|adhd|a chronic*|parkinson*|crohn*|diabetes|an invisible*)
        born … weeks (early|too early|premature*)
        (treatment|session|cycle|round|infusion) (number )?(one|two|three|four|five|six|#) of, can't taste
        (asked|asks) me (my name|who i), (doesn't|does not|no longer|didn't) know(s)? who i am
        who i am … (mum|mom|dad|mother|father), (working|family|unpaid|young) carers?
        (half|left side|right side) … (face|body) … (numb|droop*|moved?|obey*)
        (ring|rang|ringing) the bell … (ward|last|treatment), nurses? on (the )?ward, ward #
        day centre for dementia
        (in|from) hospital (with|for|since|beside|again), (beside|at|by) (his|her) (hospital )?bed
        (my|our|his|her) … (in|into|at) (the |a )?(children's )?hospital, rushed to hospital
        (my|his|her) (breast|bowel|lung|skin|prostate|brain) cancer, have cancer, has cancer
        (she|he|i) had cancer, stage (two|three|four|#) cancer, my dementia
        (mother|father|mum|mom|dad|wife|husband) … (dementia|alzheimer*|parkinson*|epilepsy)
        (weighs|weighed|weighing) (only |just |barely |less than )?({n} (grams?|g)|under a kilo|a pound)
        ventilator, feeding tube, breathing tube, oxygen mask
        (born|delivered|baby) … {n} weeks
        (need|needs|needed|find|found|awaits?|waiting for|looking for|searching for|received|gets?|donated|donate|gave (him|her|me)) (a|his|her|my|new)? ?(_ )?(kidney|liver|heart transplant|lungs?|bone marrow|stem-cells?|donors?|matching donor|organ)
        bone marrow, stem-cell*, (blood|marrow|organ|kidney) (donor|donors|donation|drive|match)s?
        (has|had|have|it) spread (to|into|through|beyond)?
        (it|cancer|which|and) (has|had) spread (to|in|beyond|already)
        (the cancer|the tumou?r|the illness|the beast) (is|was|came|has come) back
        lymph-nodes?, (used|said|spoke) (a|the) word (that|i|nobody|no one|cancer|which)
        (doctor|consultant|surgeon|nurse|radiologist|gp|specialist|sonographer)s? (_ )?(went|fell|goes|grew|became|stopped|looked|looks|closed|sat|took a|avoided) (_ )?(quiet|silent|talking|smiling|away|down|serious|at the (screen|floor)|the door|deep)
        (learn|learned|learnt|learning|relearn*) … (walk|speak|talk|swallow|read|write|eat|live|write my name) (again|with (my|one)|without)
        (left|right) (half|side|arm|leg|hand|eye) (of (me|my|his|her) )?(_ )?(_ )?(went|stopped|gave|is|was|no longer|does not|doesn't|would not|wouldn't) (_ )?(quiet|numb|silent|working|paralysed|paralyzed|dead|move|weak|blind|listen|obey)
        (lost|took|amputated|remove|removed|taking|lose) (my|his|her|a|one|both|the) (left |right |lower )?(leg|legs|arm|foot|feet|fingers?|eye|breasts?|kidney|womb|voice|sight)
        amput*, paraly[sz]ed
        (hit|struck|run over|knocked (down|over|off)) by (a|an|the) (_ )?(truck|car|bus|van|lorry|train|tram|driver|motorbike|drunk*)
        (wheeled|rolled|pushed) (him|her|me|my {family}) (out|in|into|to|through|towards)
        (hours|out of|in|into) (in |of )?(theatre|surgery|the operating room|intensive care)
        (woke|wake|waking) up (in|on) (the |a |an )?(_ )?(floor|hospital|icu|ambulance|ward|clinic|intensive*)
        (tubes|wires|monitors|machines) (and|beep*|everywhere|in (his|her|my)|around|keep|breathe)
        in an? (induced|artificial) coma
        (my|his|her) (doctors?|oncologist|consultant|surgeon|specialist|psychiatrist|therapist|neurologist) (_ )?(says?|said|told|wants?|calls?|called|think|thinks|ordered|found|asked|gave|put|advised|insist*)
        (last|final) (bottle|drink|glass|bet|hit|fix|pint)
        (days?|months?|years?|weeks?) (without|since) (a|my|the) (last )?(drink|bottle|bet|drop|pill|hit|fix|alcohol)
        (without|not touched|haven't touched) (a drink|alcohol|a drop|a bottle)
        (drank|drinking) (alone|too much|every (day|night|evening)|in secret|to (sleep|forget|cope|function)|myself)
        gambl(ed|ing) (away|addict*|problem|debts?)
        hid (it|the|my) … (bottles?|drinking|debts?|addiction|pills|years)
        (this is|today is|it is|it's) day {n}
        {family} … (asked|asks) … (whether i|who i|if i (knew|know|am|was)|who she|who he|where (my|her) (mother|father|husband|wife)|what my name|my name)
        (whether|if) i (had|have) met (her|his) (son|daughter|wife|husband)
        (calls?|called) me by (my|her|his|the wrong) (_ )?name, memory (clinic|care|loss), care-?home
        nursing home
        (haven't|have not|hadn't|did not|didn't|couldn't|could not|can't) (_ )?(opened|left|slept|eaten|worked|answered|get dressed|got dressed|shower*|open|leave|sleep|eat) (my|the|a|at|for|since|in|through|properly|any) … (since|weeks|months|days|nights|bed|house|laptop|fridge|mail)
        getting (dressed|up|out of bed) (was|is|felt|feels|became|took)
        (silence|it) (nearly|almost) (killed|finished|broke|ended|destroyed|cost) (me|my)
        (pretend*|act*|acting) … (to be|i was|i am|everything (is|was)|that i) (fine|ok|okay|well|normal|strong)
        behind (the|my|a|his|her|that) smile
        (sat|sit|sitting|stay|stayed) in (the|my) (car|bathroom|toilet|garage|stairwell) (until|for|and|before|because|after|crying|with|to) (?!charge)
        (i am|i'm|i was|was|been|being|felt|feel|feeling) (_ )?(_ )?(depressed|suicidal|hopeless|empty inside|anxious all|a burden|so low|burned out|burnt out)
        burn-?out (took|broke|hit|nearly|almost|was|is|forced|taught)
        (the|my|his|her) treatment (starts|begins|started|is|was|will|did|didn't|works?|failed|continues|plan)
        side effects of
        postnatal, postpartum, (breast|prostate|bowel|skin)-?cancer
        test (was|came) (back )?(negative|positive) again, palliat*
        (i|he|she|we) (have|has|had) (weeks|months|a year|# (weeks|months)) left
        (my|her|his) (kidneys?|liver|lungs|brain|pancreas|spine|womb|blood) (_ )?(fail*|stopped|gave|is|are|has|have|no longer)
        (he|she|they|we) (may|might|will|would) never (walk|speak|talk|see|hear|wake|work|run|play) (again|my|like)
        (i|he|she) (can|could|will) (no longer|not|never) (walk|speak|talk|see|hear|swallow|stand|hold a|feel my|move my)
        (lost|losing) (weight|my hair|her hair|his hair) (to|through|from|because)
        (not|n't|never) (_ )?been (_ )?(myself|ok|okay|well) (lately|for|since|in)
        (no longer|cannot|can't|doesn't|does not) (_ )?(find|finds|remember|remembers|recogni[sz]e|know|knows) (the (bathroom|toilet|way|kitchen|door)|(his|her) (own )?(home|house|name|children|way|wife|husband))
        (stopped|stops|refuses|refused|quit) (eating|speaking|talking|sleeping|leaving|going to school|breathing|moving|responding|getting up)
        (rock bottom|i hit (the|a) wall|fell apart|falling apart|(mental|brain) fog)
        (my )?(gp|doctor|therapist|psychiatrist) (_ )?(gave|has|had|put|found) (it |this |that )?(a|the) (name|word)
        (waiting|transplant) list(?! (for|of) (the|our|a) (beta|product|course|launch|event|app|tool|webinar|workshop))
        donor card, filled? (in|out) (that|the|a|your) (donor )?card, crutches
        limp(ed|ing|s)?(?! (along|bizkit|lettuce)), concussion, skull, spinal
        (hid|hide|hiding|hidden) (the |my |our )?(empties|bottles|pills|scars|needles|cans|cuts|receipts)
        (moved|moving|move|put) (my|our|his|her) (_ )?(mother|father|mum|mom|dad|parents|husband|wife|grandmother|grandfather|nan) (_ )?(in|into) (a |the )?(_ )?(home|care|hospice|facility)
        power of attorney, (the )?(drip|iv line|infusion|port|catheter)
        (oncology|cancer|chemo) (_ )?(nurse|ward|unit|team)s?
        counted (buses|tiles|steps|ceiling|pills|breaths|minutes until)
        (nurse|doctor|midwife|surgeon|paramedic|anaesthetist) (_ )?(hugged|held|cried|whispered|squeezed|took my|brought|kissed)
        (felt|feel|feeling) nothing at all
        (after|since|before|during|weeks after|months after) (the|my|our|his|her) (birth|delivery|c-section|surgery|operation|stroke|accident|diagnosis|transplant|miscarriage|relapse|overdose)
        larynx, tracheo*, stoma, colostomy
        (under the knife|into theatre|into surgery|back in hospital|on a drip), midwife
        (long )?covid (has|took|taken|cost|left|stole), (months|weeks|days|years) clean, parkinson*
        (tell|ask|see|call) (your|a) (doctor|midwife|gp|therapist)
        (cost|took|taken|robbed|stole|stolen|lost) (me |him |her |us )?(my|his|her|our) (_ )?(voice|sight|hearing|memory|strength|legs?|hands?|childhood|future|energy|youth|breath|sense of (smell|taste))
        (taking|take|took|need|needed) a (break|step back|pause) (_ )?(_ )?(_ )?(_ )?(doctor|health|head|heart|therapist|body|tired|exhaust*), my (head|heart|mind|soul) is (_ )?(full|tired|heavy|empty|broken|worn), someone else's (heart|kidney|liver), stranger's (heart|kidney|liver|blood)
        (she|he|baby|son|daughter|girl|boy|twins|little one) (_ )?(arrived|came|was born|were born) (_ )?(_ )?(too early|weeks early|months early|too soon), (third|fourth|second|last) (round|cycle|transfer) (_ )?(failed|didn't|was negative), born at {n} weeks, found out at {n} weeks
      `,
      words: `
        cancer, tumou?rs?, oncolog*, biops*, stroke, seizures?, transplant*, surgery, ill, illness, rehab
        sober, therapist, antidepressants?, medication, prognosis, symptoms, insulin, carers?, anxiety
        burnout (clinic|diagnosis), mental ill*, chronic *, infertil*
        not (what|the (news|result|results|answer)) (we|i) (had |have |'d )?(hoped|prayed|wished)
        children's (ward|hospital|clinic), the diagnosis
        dementia, alzheimer*, parkinson*, multiple sclerosis, epilep*, dialysis, leuk?a?e+mia, leukemia
        lymphoma, melanoma, carcinoma, auto-immune, endometriosis, lupus, icu, psychiatric
        mental (illness|health (crisis|ward|struggles?|break|issues))
        cancer (patient|survivor|free|diagnosis|treatment|has|came|took|is back|returned|ward), rare disease
        ivf, ptsd
        (breast|bowel|lung|skin|prostate|blood|brain|ovarian|pancreatic|cervical|colon|testicular|thyroid|stage (one|two|three|four|1|2|3|4|iv|iii)) … (cancer|tumou?r)
        kidneys?, lymph*, gambl*, sobriety, surgeon, anaesthe*, depressed, operating (room|table)
        scars?, nurses? (held|said|brought|told)
        paramedics, premature, beep*, swallow, hospice, blood type, rare (genetic|condition)
        genetic (condition|disease|disorder)
        incontinen*, menopaus*, overdose*, opioid*, blackouts?, breakdown, special care, sensory overload
        tourette*, dyslex*
        larynx, newborn, nursery, postpartum, clean today, parkinson, midwife
        corridor … (nurse|doctor), nurse
        incubator, prosthe(sis|tic)*, miners?
      `,
      hints: `
        hospital*, operation, clinic, scans?, test results, the results, blood tests?, treatments?, doctors?
        nurses?, ward, sick leave, sick, disease, wheelchair, recover*, infusions?, hair, burn-?out, exhaust*
        sleepless, pills, mental health, healing, my health, (his|her) health, my body, pain, needles?, unwell
        panic, breakdown, shaking, crying, remission, bedside, fall asleep, until (i am|i'm) back
        won't be (at|answering), don't know what (next|the)
        monitors?, tubes?, wires, the surgeon, pretend*, doctors want, weak*, bottle, sober
        therapy, sleep, silence, waiting room, offline, slow to (reply|respond|answer)
        bear with me, handing over, taking over
        alive, the word, treatment, cry, hold my hand
      `,
      exact: 'ALS, HIV, ICU, NICU, PTSD, MND',
    },
    layoff: {
      clear: `
        laid-off, lay-offs?, lay* off (?!the|with|your|it), made redundant, redundancies, my redundancy
        redundancy (package|notice|meeting|letter|consultation|pay|process|round), {be} let go
        let go (of )?(#|half|a third|a quarter|most|many|{people}|nearly|almost)
        (had|have|having) to let (?!you\\b) … go
        lost (my|their|her|his|our|your|a|the) … jobs?
        los(e|es|ing) (my|their|her|his|our|your|a|the) … jobs?, job (cuts?|loss(es)?|less)
        cut* … (jobs|roles|positions|workforce|headcount|staff) (?!posting)
        (impacted|affected|hit|caught) (by|in|up in) … (lay-?offs?|reductions?|cuts?|restructur*|reorgani*|rif|downsizing|redundanc*|closure)
        workforce reduction, reduction in (force|workforce|headcount|staff), (headcount|staff|force) reduction
        reduc* (our|the|its) … (workforce|headcount|staff|team by), furlough*, {be} dismissed
        got (fired|sacked), fired (me|him|her|them|us|#|half|by), mass firing
        termination (letter|meeting|notice), pink slip, P45, garden leave
        out of (work|a job), between jobs, job-?(seeker|hunt*|search*) (for|is|has|continues|after|since)
        (still|been|am|i'm) … (looking for|searching for) (work|a job|a new job|a role)
        months of (searching|rejection*|applications|silence|unemploy*|job)
        clos(e|es|ed|ing) (our|its|their|my) doors?, shut* (our|its|their) doors?
        (closed|shut|locked|switched off) … (for good|forever|for the last time)
        (wind|winds|winding|wound) … (up|down) (the|our|my) (company|business), wind … company (up|down)
        ceas* (trading|operations), (last|final) day of trading
        insolven*, bankrupt*, (in|into|gone into|enter* |entered) (administration|receivership)
        (the )?(administrators?|receivers?|liquidators?) (was|were|came|took|has|have|is|are|arrived)
        chapter 11
        (no|not enough|run out of|ran out of|out of) (money|cash|funding|runway) (left|for|to pay|in the account|to continue)
        (make|made|miss|missed|meet) payroll, next month's (wages|salar*)
        part* ways with … (#|half|a third|{people})
        (say|said|saying) (goodbye|farewell) to … (#|half|a third|{people})
        handed (in|back|over) (my|our|their) … (badges?|keys|laptops?|passes)
        (not|wasn't|was not|isn't) (by|my|our|her|his|their) (own )?(choice|choosing|decision), not voluntar*
        journey … (came|has come|comes|is|ended|ends) (to an end|over|too soon|unexpectedly|sooner|abruptly)
        (came|come) to an (abrupt|unexpected|early|sudden) end
        role no longer exists, survivor's guilt
        (moved|moving|shipped|sent|outsourced) … (jobs|work|team|production) … (abroad|overseas|offshore|to (india|poland|china|mexico|romania))
        train* … replacements?
        last (payslip|pay-?check|salary)
        (take|took|accept*|offered) … (voluntary|redundancy|exit) (redundancy|package)
        position (was|has been|is) … (impacted|eliminated), open to work (after|because|again)
        survived (this|the|another|today's) … (round|cut|wave)
        (years|decades) … (script|envelope|box|handshake|minutes|e-mail), security (walked|escorted|waited)
        (send|sent|sending) … (people|them|everybody|everyone|us) home … (last|for good|good)
        (ovens?|lights?|machines?|presses|furnace|kiln|line|lines) … (last time|for good|go out|off for)
        stood in the (car park|parking lot) with, (#|hundred|thousand) (families|livelihoods|jobs)
        after # years (of|in|with|as) … (gone|over|nothing|goodbye|email|minutes)
        (i|we|they|he|she|colleagues|people) (was|were|am|are|been) (made )?redundant
        (my|his|her|their|our|entire|whole) (_ )?(role|position|job|team|department|post|contract) (was|is|has been|were|had been|is being|got|will be) (just |also |_ )?(eliminated|cut|dissolved|axed|redundant|impacted|affected|terminated|disbanded|discontinued|made redundant)
        (role|position|job) (no longer exists|was eliminated|is gone)
        (jobs|roles|positions) (were|are|have been|will be|being) (cut|axed|eliminated|gone)
        (part of|victim of|casualty of|caught in|hit by) (the|this|these|a|another|today's|this week's) … (cuts|reduction|restructuring|layoffs?|redundancies|rif|downsizing)
        impacted (colleagues|employees|teammates|by (today's|this week's|the))
        (was|were|got|been|am) (_ )?(fired|sacked), without a job
        (applications?|rejections?) … (silence|ghosted)
        (clos|shut)(e|es|ed|ing|ting)? (down )?(the|our|its) … (plant|factory|mill|branch|depot)
        (plant|factory|mill) (is |will |to )?(clos|shut)(es|ed|ing|e|ting|down)?
        (my|their|our) (_ )?(access|badge|laptop|account|login|slack|keycard|e-mail) (was |were |is |had been |already )?(revoked|cut|disabled|locked|deactivated|stopped working|no longer works?|did not work|didn't work)
        let … go (today|yesterday|this (week|morning)|last (week|month|friday))
        no longer (employed|have a job|work at)
        tell (my|our|the|#) (people|staff|employees|team) … (no money|losing|lost their)
        survived (this|the|another) (round|cut), escorted … (out|building|door), wages … (any more|next month)
        security (guard )?(was|were|is|stood|waited|came|watched|watching) (_ )?(waiting|there|by|beside|next|at|while|behind|over)
        security (walked|escorted|took|brought) (me|us|him|her|them)
        ({n} years|years|decades|a career|my career|it all) (_ )?(fit|fits|fitted|packed|goes|went|reduced) (in|into|to|inside) (a|one|two|three|a single) (_ )?(bags?|box|boxes|backpack|carton|suitcase|trunk)
        team of (_ )?{n} (_ )?(became|becomes|went|is now|are now|shrank|was reduced|turned into|is down|down) (to |a |into |from )?(team of )?(_ )?({n}|one|zero|none|just me)
        (you|they|we|i) (all )?(did|have done|had done) nothing wrong
        not (because|due to) … (performance|your work|her work|his work)
        (access|accounts?|badge|e-mail|laptop|slack|log-?in) (_ )?(gone|cut|dead|dark|revoked|blocked|locked|disabled|wiped) (by|at|before|within|already|after|in|while)
        (invite|invitation|meeting|call) (with|without|had) (no|a|any) (_ )?(title|subject|agenda|name|context)
        camera (was |stayed )?off … (minutes|script|hr)
        (i )?(was|were|am|am now|is|are) (also )?(one|among|part) of (the )?({n}|many|hundreds|thousands|those|roughly|about|nearly|over) (_ )?(_ )?(people|employees|colleagues|at|in|who|whose|let|affected|laid|staff|of us) (?!who (will|can|would|want))
        my (job|contract|role|position|employment|assignment) (_ )?(ended|ends|was ended|ends today|is over|was terminated|runs out|ran out|will not be renewed|was not renewed|wasn't renewed|disappeared|vanished|is no more|has gone|got axed)
        (visa|permit|status|sponsorship) (_ )?(ends|expires|depends|tied|runs out|is tied|hangs) … (job|employer|work|this)
        (sixty|60|thirty|30|ninety|90) days to (leave|find|pack|go|get)
        (handed in|filed|signed|submitted|handed) (over )?(the|our|my)? ?(_ )?(papers|paperwork|petition|application|filing) (at|with|to|in) (the )?(court|administrator)
        (will|does|can) (not|n't|never|no longer) (re)?-?open (its doors |our doors )?(tomorrow|again|any ?more|on monday|this)
        won't (re)?-?open (tomorrow|again|any ?more|on monday)
        (turned|switched|turn|switch) (off )?the (lights?|ovens?|sign|machines?) (off |out )?(for the last|one last|a last|for good)
        (could|did|can) (not|n't) (raise|close|secure|find|get) (the|a|another|our|more) (next |bridge |new |further |_ )?(round|funding|investors?|money|buyer|financing)
        (trusted|trust) me with (their|her|his) (rent|mortgage|careers?|lives|livelihoods?|jobs?|living|income)
        (shut|shutting|wind|winding) down (the|our|my) (_ )?(company|business|startup|start-up|studio|agency|shop|firm)
        (decided|decision|had|have|forced|time) to (close|shut|wind) (down |up )?(_ )?(company|business|studio|agency|shop|firm|restaurant|café|startup|start-up|doors)
        (eliminat*|cut|axed|scrapped|slashed) (my|our|his|her|their|#|{n}|half|the entire|the whole|entire) (_ )?(role|roles|job|jobs|team|position|positions|department|posts?|division)
        (team|department|division|role|job|project) (_ )?(was |is |has been |were |got )(_ )?(dissolved|disbanded|eliminated|axed|cut|wiped|scrapped|shut down|offshored|outsourced|dismantled|gutted|sunset)
        (told|tell|informed) … (no longer needed|don't need (me|you|us)|is no place|no role for|not have a role|there is no job)
        my (job|role|position) (was )?(given to|replaced by|taken over by|moved to|went to) … (ai|machine|software|robot|contractor|cheaper|india|abroad|younger)
        replaced (me|us|him|her|them) (with|by), (not|no longer) (be )?(needed|wanted) (here|any ?more|after)
        (without|no) (warning|notice) … (email|call|desk|access|job|meeting|friday|monday)
        (lost|lose) (my|their|our|his|her) (livelihood|income|job)s?, on the (dole|breadline), job-?centre
        homeless*, foreclos*
        (those|colleagues|people|teammates|friends|everyone) (i|we) (had to|have to|had) (say goodbye|part ways|let go|lose|lost)
        (people|colleagues|teammates|friends|everyone) (who )?(are |were |was )?(leaving|left|lost|hit|gone) (us )?(today|this week|yesterday|through no)
        through no fault, end of an era … (closing|closes|shut|last|doors)
        (my|our) (last|final) (day|shift|week) (came|was not|wasn't|without|is not|isn't|happened|arrived) (_ )?(planned|my|by|early|sooner|yesterday|choice)?
        (learn(ed|t)|found out|told|heard|informed) (by|from|via|through|over|on) (an |a |the )?(e-mail|text|slack|teams|press|news|linkedin|voicemail|letter|call) (that )?(_ )?(our|my|we|the|i|their) (_ )?(jobs?|roles?|positions?|team|office|contracts?|site|department|were|was|had|no longer)
        (jobs?|roles?|positions?|work|production|team|department) (_ )?(go|goes|went|move|moves|moved|moving|is going|are going|shipped|sent|transferred) (_ )?to (another|a cheaper|a different|other) (country|site|continent|place)
        (have|had|need) to (shrink|get smaller|downsize|become smaller|cut back) (to|in order|if|or|the team)
        (administrator|receiver|liquidator|bank|landlord) (_ )?(takes|took|has|gets|got|changed|wants) (over )?the (keys|locks|company|building|house)
        sorry (to|for) (every|each|all|the) (_ )?(_ )?(of the |one of )?({n} |#)?(_ )?(families|employees|people|of you|colleagues|team)
        (shook|shaking) (_ )?(hands|hand) … (better|goodbye|last|home|deserved)
        if (anyone|anybody|you|someone) (_ )?(has|have|knows?|hears?) (of )?(a |an |any )?(lead|opening|vacancy|opportunit*|role|position|job)s? (for|in|as|at|that)
        lead for a
        (plant|factory|mill|mine|branch|store|shop|depot|site|yard|hospital|school|office) (in|at|on|of) _ (_ )?(shuts|closes|is closing|is shutting|will (close|shut)|closed|shut|goes dark)
        (cut|cuts|reduced|shrunk|trimmed) (the |our |my |us |it |to )?(_ )?(crew|team|staff|shift|workforce|department|desk|newsroom|us|headcount) (from|to|by|in half)
        (desk|job|role|office|team|position|client list) (_ )?(had|was|were|is|has been) (_ )?gone
        eviction notice, evicted
      `,
      words: `
        restructur*, re-?organi[sz]ation, redundancy, unemployed
        (the|these|recent|latest|today's|this week's|last week's) cuts
        (half|a third|a quarter|two thirds) of (the|our|my) (team|company|colleagues|department|office|workforce|staff)
        hr (joined|was|came), someone from hr, cardboard box, (difficult|hardest|painful|toughest) decision
        administrators (were|have been|are), receivership, job-search, opentowork, layoffs?
        consultation period, (last|final) working day, surplus to requirements
        to the (# )?(colleagues|people|friends) who, (open|happy) to (be a reference|write recommendations)
        for references
        (those|everyone|colleagues|people|friends|all) (who (were|was|are) )?(impacted|affected)
        (screen|laptop|slack) went (dark|black|blank|silent), read … script
        (cleared|packed|emptied) (out )?(my|our|their) (desk|locker), that e-mail this morning
        (#|hundred) families, not (your|my|their) (fault|performance), my position, stranger … (script|call)
        severance, downsiz*, dismissals?, liquidat*, unemploy*
        security guard, food-?banks?, (run|ran|running) out of (road|cash|runway|money), at the court
        insolvency, repossess*, creditors?, bailiffs?, my visa
        nothing wrong, at any hour, no warning, performance plan, hiring freeze
        hundreds of (applications|colleagues|people)
        (start|starting|begin|beginning) (_ )?(again|over|from scratch|from zero) at (4#|5#|6#|fifty*|sixty*|forty*)
      `,
      hints: `
        last day, open to work, open to * (roles|opportunities|work|positions)
        my next (role|chapter|opportunity), quick (sync|call|chat), (zoom|video|teams|conference) call
        (seven|five|ten|fifteen|twelve) minutes
        (five|ten|fifteen|twelve|#)-minutes? (call|meeting|conversation), headcount, notice period, survivors
        (difficult|hard|sad|tough) (news|decision|day|week), a third of, recommendations?, references
        (if you|anyone) … (hear|know) of, introductions?, looking for (work|a new|my next), reduction, badge
        locked out, wages, payroll, mortgage, (best|great|talented) (people|team|colleagues)
        effective immediately, impacted, all-hands, town hall
        (nine|ten|eleven|twelve|fourteen|fifteen|twenty) years, a stranger, script, box, envelope, laptop
        feel sick
        my inbox is open, inbox is open, my access, if you know (a|of|any|someone), after {n} years
        calendar invite, grandparents, for the last time, references, mortgage, goodbye
        deserved? better, shook
      `,
      exact: 'RIF',
    },
    violence: {
      clear: `
        (the|a|this|that|civil|since|during|when|of|from|by|to) war(?! (room|for|on|over))
        war-?(zone|torn|crimes?), invasion, invaded, bomb(s|ed|ing|ings), (a|the) bomb
        air-?(raid|strike|alert)s?, shell(ing|ed), drone (strike|attack|hit)s?
        rockets? (fire|attacks?|hit|fell|landed|struck), bomb shelters?, genocide, massacre*, hostages?
        occupied territor*, conscript*, called up … (army|front|serve)
        kyiv, kiev, kharkiv, odesa, odessa, lviv, kherson, mariupol, donbas, bakhmut, zaporizh*, dnipro
        ukrain*, gaza, rafah, west bank, palestin*, hamas, hezbollah, aleppo, taliban, khartoum, darfur
        tehran, idf, october 7*
        shot (dead|and killed|at|by|in the|him|her), mass shootings?, gun-?m[ae]n, gun-?shots?, gunfire
        (gun|knife)-?point, gun violence, stabb*, knife (attack|crime), murder*, homicide, manslaughter
        (the |an |active )shooter, armed (robber*|men|man|attack*|gang|raid|intruder*)
        {be} (_ )?(assaulted|beaten|stabbed|raped|kidnapped|tortured|robbed|mugged|abducted|attacked|held at|followed home|stalked|trafficked|groomed|burgled)
        people killed, terror(ist|ists|ism)?, terror attack
        rap(ed|ist|e), sexual(ly)? (assault*|violence|abus*|harass*|misconduct), domestic (violence|abuse)
        (coercive|controlling) (control|relationship|partner|husband|behaviou?r)
        abusive (relationship|husband|wife|partner|marriage|father|mother|ex|home|parent|boyfriend)
        child abuse, {be} abused, femicide, women's (shelter|refuge|aid), violent(ly)?
        (raised|lifted) (his|a|the) hand, (black|swollen) eye, spat (at|on), death threats?, kidnap*, tortur*
        restraining order, protection order, stalk(er|ing)
        afraid of (him|my (husband|partner|father|ex|boyfriend))
        (i|she|finally) left (him|my (husband|ex|partner|abuser)), fled, displaced (people|families|persons)
        fell down the stairs, falls? down the stairs, walked into a door, safe-?house
        shelter in place
        (hold|hug|kiss) (yours|your … (ones|children|kids|families|people|partner|daughter|son|little))
        lock-?down drill, active shooter
        police (cordon|tape|report against), crime scene, (hate|war|violent) crimes?, vigil
        (her|his|my) (attacker|abuser|rapist|stalker), robbery, burglary, vandals?
        followed (me|her|our|him) … (car|home|house|door|flat|station)
        (walk|walked|walks) … (keys between|looking behind)
        (hit|punched|beat|spat at|attacked|kicked|struck|shoved|threatened) (our|a|the|my) (driver|nurse|teacher|cashier|guard|paramedic|conductor|colleague|doctor|waiter|receptionist|courier|staff)*
        (call-up|draft|mobili[sz]ation) (papers?|letter|notice), protection money, broken (jaw|ribs?|nose)
        (he|my husband|my ex) … (found (me|us)|came to my office|waits outside|waited outside)
        (at|to|from) the front line, (serving|fighting|is|was) at the front, shot (dead|at)
        was shot (in|by|at), (school|church|mass) shooting
        (pulled|with|had|holding) (a|the) (gun|pistol|rifle|machete), with a gun
        (he|husband|father|partner|ex|boyfriend|who) (_ )?(hit|hits|beat|beats|slapped|choked|punched|kicked|strangled|hurt) (me|her|him|my mother|my mum|us|the (kids|children))
        (stairs|doors?) … (bruise|black eye), flee, flees, fleeing
        (ran|fled|left|escaped) … (one bag|two bags|one suitcase|a suitcase|the clothes)
        (not everyone|some) … (came|made it|walked) (home|out alive), never came home, did not come home
        walked into … (gun|knife|weapon|rifle), was hit (again|last night|by a)
        (slept|sleep|sleeping) in (the|a) (underground|metro|subway|basement|cellar|bunker|corridor|bathtub|shelter)
        changed the locks, killed (him|her|them|my|his wife|# people|two people|three people)
        (terrorist|knife|gun|arson|acid|antisemitic|racist) attack
        attack on (a|the|our) (school|mosque|synagogue|church|market|village|colleague|christmas)
        mobilisation order
        (told|tells|telling|convinced) me (that )?(i was|i am|i'm|i'd be|i would be|nobody) (_ )?(worthless|nothing|crazy|stupid|useless|ugly|unlovable|would|fat|mad|insane|without him|dirt)
        (took|packed|grabbed|gathered|woke|put) (the|my|our|both|two|three) (_ )?(kids|children|boys|girls|baby|daughters?|sons?) (and|in|into|out) (_ )?(the car|drove|ran|left|went|fled|a bag|walked|never)
        (drove|ran|walked|left) (through the|all|in the middle of the|during the) night
        (can't|cannot|can not|may not|must not|nobody|no one|not) (_ )?(tell|say|know|knows|share|reveal) (_ )?where (i|we|she) (live|am|are|lives|is|work)
        (long sleeves?|sunglasses|scarf|make-?up|concealer|turtleneck) (in|over|on|to|for) (_ )?(july|august|june|summer|hide|cover|bruis*|the office)
        (put|slipped|dropped) something in (my|her|his|our) (drink|glass|coffee)
        (spik(ed|ing)|drugged) (my|her|me|us|his), drinks? (was|were|been) spiked
        (i|she) (said|screamed|whispered|kept saying) no (?!to (meetings|a|the|every|all|more|that|work|new|projects))
        i froze, (nobody|no one|they didn't|they did not|he didn't) believe[ds]? (me|her|us|what)
        (took|taken|take|needed) (me|her|him) (_ )?({n}|many) (_ )?years to (say|tell|write|speak|talk|name|admit|understand|report|write) (that|it|this|about|what)
        what (he|they|my (husband|ex|father|stepfather|coach|uncle|boss)) did to (me|us|her|them)
        (he|she|my ex|my husband) (controlled|isolated|gaslit|humiliated|threatened|monitored|locked|cornered|trapped|grabbed|pinned|forced|touched) (me|my|her|us|every)
        gaslight*, (locked|lock) (me|us|her|the kids) (in|out|up)
        women and children … (night|bed|shelter|safe|flee*)
        (mothers|women|children|families|people) … (arrive|come|flee|knock) … (at night|bruises|with nothing|marks)
        shelter (has|is|needs|full|beds), (no|out of) beds (left )?(for|at)
        (home-?town|city|village|country|homeland|street|neighbou?rhood|family|people|school) … (was|is|being|been|under|got|were) (_ )?(hit|attack|bombed|shelled|burning|fire|occupied|rubble|siege|flattened|struck|destroyed|the news)
        (home-?town|my city|my village|my country|my homeland|back home) (is|was|are|sits) (_ )?(_ )?(in|on|all over|making) the (news|headlines)
        (which|what|whose) (street|building|house|school) (was|is|got|has) (_ )?(hit|next|bombed|left|gone)
        (parents|mother|father|family|grandmother|grandparents|sister|brother|cousins?|relatives|friends) (_ )?(won't|will not|refuse|refuses|cannot|can't|could not|couldn't|are still|is still|still) (to )?(leave|get out|there|evacuate|in (the|kyiv|tehran|gaza)|trapped|escape|flee)
        {family} (_ )?(was|is|got|has been|were|gets|will be) (_ )?(deployed|drafted|called up|conscripted|mobili[sz]ed|at the front|captured|a prisoner|in captivity|wounded|arrested|detained|imprisoned|jailed|in prison|in jail|abducted|taken)
        (between|during|after) (the|two|air) (alerts|sirens|alarms|raids|strikes|blackouts|explosions)
        alert (on|app)
        (in|to|from|into) (prison|jail|captivity|custody) (for|since|because|after|over), political prisoners?
        jailed for, (stop|school|active|cannot|can't) … (hearing|hear) the (alarm|shots|screams|sirens)
        (children|pupils|students|people|of them|colleagues|of us|workers) (_ )?(will not|won't|did not|didn't|never) (_ )?(go|come|came|went|make it|made it|return|wake) (back )?(home|tonight|to (school|class))
        (ask|asked) (her|me|him) … (alive|bruis*|safe|home|sleeves)
        someone (asked|called|believed|helped) me … alive, i am alive, (a|my) school shooting
        the (school|mall|church|mosque|synagogue|concert) (attack|shooting)
        (boats?|dinghy|raft) (that|_ )?(_ )?(nobody|capsized|sank|sinks|overturned|went down|never arrived|with migrants)
        child (soldiers?|labou?r|marriage|protection|trafficking), traffick(ed|ing|ers?), honou?r killing
        female genital*, stalked, revenge porn*, blackmail*
        (beat|beats|beating) (me|her|us|him|my) (_ )?(up|mother|with|until|every)
        (i|she|he) (was|were) (only |just |barely )?{n} when (it|he|this|they|she|that) (_ )?(started|happened|began|first|did|touched|came)
        he was (my|our|her|his) (_ )?(coach|teacher|trainer|uncle|stepfather|priest|pastor|boss|husband|professor|cousin|neighbour|mentor)
        (testif(y|ied|ying)|witness stand|restraining|sentenced|the verdict|my statement|press(ed|ing)? charges|court hearing)
        (two|one) (grey|gray|blue) ticks?
        last (message|thing|call|photo|sign) (that )?(i|we) (have|had|got|received) (from|of)
        (changed|changing) my (number|route|locks|name|address) (because|after|so|twice|again|three)
        (crossed|cross|reached) the border, left (everything|it all|our home|their home|my home) behind
        (with|only) (one|a single|two) (suitcase|bag|backpack)s?, look(ing|ed)? over my shoulder
        (walked|came|went|burst) into (_ )?(_ )?(_ )?(school|church|mosque|office|shop|classroom|club|market|house) with (a|an|his)
        rifle, machete
        (counted|counts|timed|times) my (minutes|steps|money|calls|hours)
        (the|concentration|death|refugee|labour) camps, (war|holocaust|genocide) survivor, holocaust, shoah
        auschwitz, pogrom*
        (still|never) (feel|felt|feeling) (safe|unsafe|threatened|watched), (he|she|my ex) (read|reads|checked|tracked|searched) my (messages|phone|location), the judge asked (me|if|whether), (prosecutor|magistrate|detective), he was my (coach|stepfather|priest|uncle|pastor), (survivors?|survived) (of )?(the )?(camps|holocaust|shoah|auschwitz|genocide|massacre)
      `,
      words: `
        war, wars, shootings?, attackers?, soldiers?, troops, weapons?, guns?, victims?, abus(e|ed|er|ive)
        assault*, robbed, robbers?, hatred, israel*, russia*, syria*, afghan*, kabul, sudan*, yemen*, myanmar
        iran*, lebanon, beirut, got away, (no|without) (power|electricity) again
        killed, bruis*, (the|a) shooting, with a knife, the attack, trenches
        (village|town|city|street) was hit
        refugees?, sirens, missiles?, violence, cease-?fire, asylum seekers?
        prison, jail*, arrested, detained, front line, bruises, drove through the night, worthless
        exile[ds]?, persecut*, smuggl*, torn apart, soldier
        coast guard, dictator*, police
      `,
      hints: `
        sirens?, alarms?, basement, cellar, shelter, border, threat*, knife, knives, attack(s|ed)?, escaped
        hid, hiding, scared, afraid, bullets?, rockets?, explosions?, no power, without power, blackout
        police, passport, suitcase, one bag, blood, is safe, are safe, is alive, corridor, my ex
        locked (herself|myself), curfew, humanitarian, stay safe
        (my|his|her|our) (cousins?|uncle|aunt|grandfather|grandmother|parents), last night, slow to answer
        which street, the news, on the news, my parents, refresh*, the kids, sleeves, my city, my country
        back home, the border, safe place, believed, the door, tonight, trusted, alive, the alarm
        has a name
      `,
    },
    discrimination: {
      clear: `
        racis*, sexis[tm]*, (?!.?discriminat* between)discriminat*, homophob*, transphob*, islamophob*
        anti-?semiti*, misogyn*, ableis[tm], ageis[tm], xenophob*, slurs?
        (was|were|been|being|be) (sexually )?harassed, harass*, micro-?aggress*, bigot*, hate (speech|mail)
        neo-?nazis?, nazis?, swastika, white suprem*, misgender*, deadnam*, n-word, apartheid, racial*
        patriarch*
        (colou?r of|because of) (my|his|her|their|your|our) skin, (my|his|her|their|dark*|brown|black) skin
        skin colou?r, where (are|is|am|were|was) … (really|actually|originally) from, really from
        * (foreign|turkish|arab*|african|asian|muslim|jewish|polish|nigerian|indian|black|ethnic|white)-sounding
        (foreign|turkish|arab*|african|asian|muslim|jewish|polish|nigerian|indian|black|ethnic|english|white)-sounding
        (foreign|different|arab*|turkish|western|anglici[sz]ed|real|muslim|african|english) (first |last |sur|full )?name
        (chang|shorten|anglici[sz])* (my|his|her|their) … name
        same (cv|résumé|resume|application|qualifications|degree) … (name|twice|different|white)
        {his}? name (sounds?|was the problem|gets?), pronounce my name
        with (my|a|her|his) … name … (no|zero|interviews?|replies|calls|callbacks?)
        (because|as|for being|just because|being) (i am|i'm|she is|she's|he is|he's|of|we are|they are|the)? ?(my |her |his |a |an |the only )?(woman|black|brown|asian|muslim|jewish|gay|lesbian|trans|disabled|pregnant|immigrant|accent|hijab|headscarf|age|gender|religion|disability|wheelchair|skin|race|ethnicity|pregnancy|deaf|blind|autistic|mother|foreigner|girl|female)
        (headscarf|hijab|kippah?|turban)
        (the |i was |as |being )only (woman|female|black *|person of colou?r|brown *|asian *|wheelchair user|muslim|non-white *|girl|mother|foreigner)
        pe(ople|rson) of colou?r
        black (wom[ae]n|m[ae]n|people|colleagues?|engineers?|employees?|candidates?|founders?|lives|professionals?|girls?|boys?)
        (speak|talk) to (a|the|your) (man|boss|male *|husband), (unequal|equal|fair) pay
        (paid|earn*|pays|pay|made|makes?) … (less|more|# ?%?) … than (him|me|her|my (male|colleague|predecessor)|the men|men|women|his|the man)
        male (colleagues?|peers?|counterparts?|engineers?|candidates?)
        (go|went|going|sent|send) back … (to|where) (your|my|her|his|i|you|they) (own )?(country|came?|come)?
        speak (proper )?(english|our language), homosexual*, coming out, (came|come|am|i'm) out (as|at|to)
        lgbt*, queer, two (dads|mums|moms), non-binary
        (his|a) hand (on|under|up|down|stayed|slid) … (my|her|the) … (knee|back|thigh|leg|shoulder|waist|bottom|hip)
        grop*, touched (me|my|her), inappropriate* (comment|touch|message|remark|joke)*
        (comments?|remarks?|jokes?|compliments?) (about|on) (my|her|his|our|women|women's) … (body|legs|skirt|dress|looks|breasts|appearance|accent|weight|hair|religion|origin|age|figure|headscarf)
        me too movement, metoo, smile more
        (too|so) (emotional|aggressive|abrasive|bossy) … (woman|women|leadership)
        (told|said|announced|when) … (i was|i am|she was|my|her|i'm) (pregnant|pregnancy|expecting)
        return* from (maternity|parental|my maternity) leave
        (maternity|parental) leave … (role|job|gone|replaced|demoted|promotion|bonus), mommy track, baby brain
        diversity hire, dei hire, quota (woman|hire), token (woman|black *|hire|minority)
        white (man|men|male|guys?|males|people|privilege)
        too old
        (over|at|past|aged) (4#|5#|6#|fifty|fifty-_|sixty) … (hire|hired|interview|old|age|applied|invisible|overqualified|rejected|applications)
        (overqualified|not a culture fit|not a cultural fit), (younger|digital native) … (dynamic|team)
        age discrimination, older (workers|candidates|applicants|employees)
        women (don't|can't|aren't|shouldn't|are too|belong|in (tech|leadership) (still|are)), equal rights
        monkey noises
        (where is|when is|is) (your|the) (boss|manager|husband|colleague)( coming| arriving)?
        the (company|firm|business|patent|restaurant|shop) is mine
        so articulate, well-spoken for, (explained|mansplain*) … (my own|to me), mansplain*, manel
        all-male (panel|board)
        (asked|ask|asks) (me|her) … (married|children|kids|boyfriend|husband|period|pregnant)
        fit into the team
        (removed|took|deleted|left) my … (photo|graduation year|date of birth|birth year|age)
        (who|who's going to) … (looks after|look after|minds|watches) (the|your) (kids|children)
        (landlord|landlady|flat|viewing) … (accent|colou?r|skin|saw (me|him|her)|my name|his name)
        mansplained, explained my own … to me
        (mistaken|mistook|took (me|her|him)|assumed (i|she|he) (was|am)|thought (i|she|he) was) … (the|a) (cleaner|cleaning lady|assistant|secretary|waiter|waitress|intern|catering|driver|nurse|receptionist|security|help|tea lady)
        (bring|get|fetch|make) (us|me|him|them) … (coffee|tea)
        asked (me|her) to … (coffee|take (the )?(notes|minutes))
        (called|calls|calling) (me|her|us) (sweetheart|honey|girl|sweetie|darling|doll|babe|good girl|hysterical|bossy|too emotional|aggressive|emotional)
        (planning|planned|plan|want|going|thinking) (to|of|about|on) … (pregnant|(have|having|get|getting) (children|kids|a baby))
        planning a family, (well-spoken|articulate) for a, not bad for a (woman|girl)
        (the|where's the|when is the) real (engineer|boss|doctor|developer|surgeon)
        (ask|asked|asks|asking|want|wanted|demand|demanded) (my|our|the|a|for|him|her|me|to see|to) (_ )?(for |see )?(his|her|my|their|an|the)? ?(id|identification|passport|papers|proof|badge|documents) (_ )?({n}|twice|again|three times|on the|at the|before|while|and|every|each|not)
        nobody (stopped|checked|questioned) (me|him|us|my white|the others?)
        (you )?(can )?(guess|imagine|know) (the difference|why|which one|who got|the reason|what (he|she) looks)
        looks? the part
        (more|feel more|be more|felt more) comfortable with (a man|somebody|someone|a male|another|_ who)
        (left|put|threw|placed|found|there was) (_ )?(_ )?bananas? (on|at|in|under)
        (calls?|called|calling|labelled|dismissed) it (_ )?(a prank|a joke|banter|humou?r|harmless|locker room|a misunderstanding|a compliment)
        just (a joke|banter|joking|kidding)
        (too much|too hard|too demanding|not right|not suited|unsuitable|no job|not a job|not suitable) (work )?for (a|an|someone|somebody) (_ )?(mother|mum|mom|woman|girl|parent|lady|pregnant*|disab*|old*|my age|your age|her age)
        (mother|mum|mom) of (two|three|four|a (toddler|newborn|baby|small))
        (as|being) a (single|working|young|new) (mother|mum|mom) … (told|asked|denied|refused|rejected|lost|passed|never|not)
        (passed|overlooked) (me )?over (for|again|because|in favou?r), (spat|spit|spits|spitting) (at|on|in)
        (no|not) (one|a single) (_ )?(person|passenger|colleague|bystander|soul)? ?(said|spoke|stood|helped|intervened|looked up)
        (crossed|crosses|changed|changes) (to the other side|the street|sides|seats?) (of|when|because|away)
        clutch(es|ed)? (her|their|his|the) (bag|purse|handbag)
        (followed|follows?) (me|him|us) (around|through) (the|a|every) (shop|store)
        (my|his|her|our) (kind|people|sort|community) (_ )?(is|are|don't|not|do|were|was) (_ )?(welcome|wanted|belong|afraid|targeted|safe|hated)
        (no|not|without|isn't|wasn't|is not|was not) (_ )?(ramp|lift|elevator|step-?free|accessible|wheelchair access|interpreter|captions) (for|to|at|on|so|and|because|in)
        (carried|carry) me (up|down|into|over)
        (my|his|her|their) (wheelchair|disability|hijab|accent|skin|name|hair|stutter|scars?|hearing aids?|white cane|guide dog|turban|faith|pronouns|transition|orientation|girlfriend|boyfriend) (_ )?(was|is|were|would|did|might|made|makes|seems|cost|scares?|worr*|bothers?)
        (afraid|scared|hide|hid|hiding|pretend*|careful|never) … (my (partner|wife|husband|boyfriend|girlfriend) (at work|is a)|that i am|who i (love|am))
        (i|we) (was|were) (_ )?(excluded|humiliated|mocked|ridiculed|bullied|belittled|silenced|segregated|outed|ostraci[sz]ed)
        (bullied|bullies|bullying) (at|in|me|him|her|my|our|by|for|out)
        (exclusion|hatred) (of|against|towards)
        (when|since|after|before) i (came out|transitioned|told them i), my transition(?! (to|from|into))
        (took|removed|left|deleted|take) my (age|name|photo|picture|date of birth|birthday|gender|address|first name) (off|from|out)
        (then|until|when) they (saw|met|heard|see|realised|realized) (me|my (face|name|accent|skin|age|wheelchair))
        (the )?only (black|brown|asian|female|woman|muslim|disabled|deaf|trans|gay|older|foreign|non-white) (_ )?(in|engineer|person|candidate|manager|at|on|to|colleague|one)
        (i am|i'm|i feel|i felt|i was) (so |deeply |still )?ashamed
        (wrote|written|painted|scratched|sprayed|scrawled|shouted|spat) (_ )?(_ )?(_ )?(on|at|across|into) (my|our|his|her|the) (_ )?(locker|door|car|desk|wall|shop|window|house|face)
        go (back )?home (on|at|to (my|me|your)|where), i am home
        (back|return|returned|first day|day) (_ )?(from|after) (_ )?(maternity|parental|sick|paternity) leave … (gone|desk|job|role|clients|nothing|nobody|replaced|demoted)
        (after|since|during|from) (my )?(maternity|parental|pregnancy|paternity) (leave )?(_ )?(my|i|they|the) (_ )?(desk|role|job|clients|team|was|had|gave|boss|office)
        since i (_ )?(wear|wore|started wearing|came out|transitioned|use a wheelchair|turned (50|55|60|fifty|sixty))
        (turned|sent) away (_ )?(_ )?(_ )?(because|for|as|when|from|at), (not|n't|never) (let|allow|allowed|serve|served|admit) (us|me|him|her|them) (in|inside|on board|enter|because), wheelchair*, (told|asked|said) … (my|the) (male|younger|white) (apprentice|colleague|intern|assistant|junior)
      `,
      words: `
        immigrants?, migrants?, foreigners?, accent, pregnan*, disab*, gay, lesbian, trans, minorit*
        stereotyp*, (cultural|culture)-fit, pay gap, dei, pride month, wheelchair, guide dog, sign language
        neurodiver*, autis*, glass ceiling, feminis*, i'm (5#|6#|fifty-*|sixty), looked past me, asylum
        the men
        our lovely *, for a (woman|girl), pronouns, (taxi|hotel room) … (christmas|party|dinner)
        christmas party … (hand|never|taxi), too old, i'm the (boss|architect|surgeon|owner), first woman
        male-dominated
        gender (bias|gap|pay), (unconscious|racial|age|gender|maternal|motherhood) (bias|penalty)
        prejudice[ds]?, bull(ied|ying|y)
        bananas?, prank, banter, humiliat*, the only one (who|in the room)? … (like|looks|looked), bullied
        ethnicit*, stutter*, refused entry, dignity, belittl*, roma, sinti, aborigin*
        indigenous
      `,
      hints: `
        maternity, my husband, my wife, ethnic*, bias, equal*, jokes?, stared?, laughed, jewish, muslim, ramp
        deaf, women, woman, mixed up, my name, my age, overqualified, ladies, girl, skirt, dress
        uncomfortable, i smiled, (nobody|no one) (said|says) (anything|a word), reported it, is white, junior
        visa, born here, hr (asked|said|told), recruiters? called, my photo, lovely, interrupted, invisible
        inclusion, he said, (nothing|anything) else (had )?changed, guess (who|which)
        the difference, look the part, comfortable, mother of, spoke up, stood up, stranger, born here
      `,
    },
    politics: {
      clear: `
        (general|presidential|federal|local|midterm|snap|national|state|european|this|the|next|last|after|before|an|mayoral|parliamentary) elections?
        parliament*, prime minister, referendum, brexit, tor(y|ies), republicans?, gop, democrats, biden
        kamala, starmer, sunak, farage, badenoch, putin, netanyahu, obama, macron, merz, orb[aá]n, zelensk*
        musk's doge, doge, maga, white house, downing street, westminster, capitol (hill|riot)
        (far|hard|extreme|radical|alt)-(right|left), (left|right)-wing, politicians?
        political (party|parties|campaign|views?|posts?|leaders?|opponents?|rally|correct*|opinion|divide|climate|violence)
        party politics
        (not|never|rarely|usually|normally|get|getting|be|being|talk|about) (about )?polit(ics|ical)
        (her|his|my|this|that|which|our|governing|ruling|opposition|whichever|what|any) party (leader|member|conference|manifesto|programme|platform|in power|i vote|line|you)?
        (cast|casting) … (vote|ballot), ballots?, how (you|i|we|people) vote, who(ever)? (you|i|they) voted?
        go (and |out and )?vote, get out and vote, (right to|please) vote, voters?, turnout in, swing state
        congress(man|woman|ional)?, abortion, pro-(life|choice), roe v*, gun (control|laws), second amendment
        (this|his|her|our|the|current|new) president (is|has|must|should|wants?|does|did|will|said|and|who)
        impeach*, (immigration|asylum|refugee|migration|border) (policy|law|debate|bill|ban|raid|rules)
        deport*, ice (raid|agent)s?, mps, fascis[tm]*, authoritarian*, dictator*, democracy, autocra*
        oligarch*, tax the rich, wealth tax, culture wars?, woke, cancel culture, free palestine
        black lives matter, tariffs … (this|administration|president|trump|government|policy|war)
        keep politics out, polit* posts?, this isn't (about )?politic*, general strike, coup, taxpayers' money
        our leaders, (ministers?|chancellor) (who|has|is|should|must|says|said|resign*)
        this country (woke|has|is|will|deserves|needs|voted|chose)
        (woke|wake|waking) up … (country|cheering|afraid|result|result)
        (after|since|before|on) (sunday|tuesday|thursday|november #|last night)'?s? (vote|result|count|election)
        (who|people|neighbours|colleagues|everyone|those|half) … voted (like|that way|for|this way|so)
        (city|town|local) council … (party|seats|far|majority)
        (parliament|senate|house|commons|congress) … (passed|voted|approved|today)
        (this|our own|the current|the last|the present|the new|a labour|a tory) (government|administration)
        (government|coalition) (collapsed|has collapsed|resign*|has failed|lies|must go), the left wants
        vot(e|ed|es|ing) (for|against) … (party|government|him|her|labour|conservatives?|reform|candidates?|president|greens?|leave|remain)
        vote (them|him|her|these|this|blue|red|green|labour) (_ )?(out|in)?
        vote … (november|thursday|conscience)
        (last night's|sunday's|tuesday's|thursday's|november's) (result|vote|election)s?
        (took to the|marched through the) streets, anti-woke, woke (agenda|culture|ideology|mob)
        (half|most) of (this|the|our) country, exit polls?
        (said|promised|swore|told myself) … never (write|post|talk|comment|speak) about (it|this|that|politics) here
        election (result|outcome|night|day) (_ )?(scares?|frightens?|worries|breaks?|shocks?|hurts?|makes|leaves|left)
        vote (on|this) (sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend)
        (that|this|which|a certain) party (_ )?(plans?|wants|says|does|has|stands|will|would|promis*)
      `,
      words: `
        elections?, politic*, tariffs, governments?, ministers?, democratic, congress, senate, votes?, voted
        voting, partisan, regime, opposition, coalition, immigration, nationalis*, propaganda, kremlin
        lawmakers?, this (vote|result)
        (first|second|third) term, protest(s|ed|ers?|ing)?, trump's, (bill|law) … (passed|senate|parliament)
        right to vote
        election (day|night|result*|campaign|promise|fraud|poster)*, electoral, populis*, conservatives
        liberals, senators?, supreme court, socialis[tm]*, communis[tm]*, polling (station|day|place)
      `,
      hints: `
        administration, president, presidency, chancellor, tax cuts?, the state, demonstrat*, majority
        stay silent, the country, this country, our country, citizens?, freedom, rights, borders?, november
        taxpayers?, mayor, public money, corrupt*, polls, protest, both sides, as an employer
      `,
      exact: 'Trump, MPs, Labour, Reform UK, Greens, SNP, ICE, EU elections',
    },
    religion: {
      clear: `
        god, jesus, christ, allah, almighty, biblical, qur'?an, koran, torah, scriptures?
        pray(s|ed|ing|ers?)?, mosques?, synagogues?, ramadan, iftar, suhoor, eid, yom kippur, rosh hashana*
        hanukkah, passover, shabbat, sabbath, diwali, ash wednesday, good friday, baptis*, sermons?, gospels?
        rabbis?, imams?, pastors?, vicar, pope, vatican, nuns?
        muslims?, islam*, christianity, christians?, hindus?, hinduism, catholic*, protestants?, evangelicals?
        atheis*, agnostic, buddhis*, mormon*, jehovah*, religio(n|ns|us)
        (my|our|your|their|his|her|christian|of|personal|in|own) faith
        faith (in (god|christ|him)|tells|teaches|has|is|gives|carried|at work|and)
        the holy (spirit|book|land|month|ghost|see), hajj, umrah, mecca
        (sunday|midnight|christmas|morning) mass, bless (you all|this|the|us), god-?bless, missionar*, psalms?
        proverbs #, (john|matthew|luke|romans|corinthians) #, i fast, i'm fasting
        (the|our|my|praise|thank) lord(?! (mayor|sugar|of))
        wear (my|a) (cross|hijab|kippah?|turban), (the|my|a) cross (at|to) work, cross around my neck
        what i believe, praise (be|him|the), amen, (saved|born)-again, found (god|jesus|faith)
        convert(ed)? to (islam|christ*|juda*|catholic*|buddh*), left the (church|faith|community)
        (read|reads?|reading) … verse, (bible|scripture) (verse|study|group)
        (on|every) sundays? we (rest|close|don't)
        fasting (during|for|this|until|from|since|month), (the|holy|fasting) month of
        (break|broke|breaking) (my|the|our|their) fast, during lent, prophet (muhammad|mohammed), my beliefs?
      `,
      words: `
        church(es)?, faith, prayer room, fasting, blessed, holy, temple, heaven, sabbath, congregation
        spiritual*, sin, jewish, monks?, convent, monaster*, chapel, creationis*, blasphem*, secular*
        bible, (in|to|our|my|at|the|from|of|go to|local|a|at) church(es)?
        church (service|community|elder|group|leaders?|choir|members?|attendance|on sundays?), priests?
        bishops?, worship*, pilgrim*, kosher, halal, divine, salvation, theolog*
      `,
      hints: `
        sunset, blessings?, bless, lord, soul, souls, believe in, belief, beliefs, believers?, easter, mass
        grace, verse, miracle, eternal, altar, cross, headscarf, mercy, thankful, prayer, sacred, choir, fast
        on sundays
      `,
      exact:
        '(ask|asked|asking|thank|trust|trusted|serve|praise|before|in|to|with|through|follow) Him, (by|in|to|under|through|for) His (will|grace|plan|mercy|guidance|word|hands|glory), His (plan|grace|mercy)',
    },
    disaster: {
      clear: `
        the quake, (wild|forest|bush|brush)-?fires?, (mud|land|rock)-?slides?
        (burn(s|ed|t)|burning) (down|to the ground|out|for days)
        (house|factory|warehouse|apartment|kitchen|the|a|big|workshop|barn|hotel) fire (took|destroyed|brigade|started|broke|swept|tore|has|was|came|last|on|in|at|and|left)
        fire (destroyed|broke out|tore|swept|took|ripped|started|spread|department|brigade), the fires
        (in|went up in|lost in|lost to|by) (the )?(flames|smoke|fire|blaze), the (flames|blaze)
        (plane|train|bus|car|helicopter|motorbike|coach) (crash|wreck|accident), crash site
        (fatal|terrible|tragic|serious|horrific|awful|bad) (crash|accident)s?
        (bridge|building|roof|dam|mine|tower|crane|scaffold*|wall|ceiling|hall|tunnel|stage) (has |had |suddenly )?(collaps*|gave way|came down|fell|caved|broke|burst)
        collapse of the (bridge|building|roof|dam|mine|stage), collapsed (bridge|building|roof|dam|mine)
        death toll, (rescue|emergency) (workers?|teams?|crews?|services?|helicopters?), search and rescue
        search (teams?|party|dogs), disaster (relief|area|zone|struck|hit), after-?shocks?, rubble
        state of emergency, (gas|an|the|chemical) explosions?, (chemical|oil) spill, famine, drowned, drown*
        the storm (took|destroyed|hit|came|ripped|tore|left|surge|has), under water
        (metre|meter|feet|foot|inches|cm)s? of (water|mud|snow|ash), (the )?river (rose|burst|came|took|broke)
        burst its banks, lost (their|our|my|his|her|the) (homes?|house|workshop|farm|shop|everything|harvest)
        lost everything, lost it all, (house|home) isn't
        (washed|swept) away, still missing, (unaccounted|accounted) for
        (we|everyone|all|they|family|colleagues) (is|are|were) (all )?(safe|unhurt|unharmed|alive)
        relief (fund|effort|organi*|supplies), aid (workers?|convoy|agenc*), red cross
        (fell|fallen) from (a|the|our) (scaffold*|roof|ladder|height|crane|site)
        (accident|died|killed) (at|on) (work|(the|our|my) (site|plant|building|construction)*)
        mine (accident|disaster), oil rig, (was|were) rescued, dam (above|broke|burst|gave)
        (upstairs|first-floor|attic) window
        (on|onto) the roof … (waited|waiting|hours|children|rescued|helicopter)
        (brown|mud|water|high-water) (line|mark) on, if (anyone|anybody|you) (has|have) seen
        (came|come) back without
        (anniversary|a year since|years since|the night) of the (fire|flood|storm|quake|crash|collapse)
        capsized, (sleeping|slept|sleep) in (the|a) (gym|gymnasium|sports hall|car|school|tent|church)s?
        (fell|falls|fallen) … (scaffolding|roof|ladder|shaft)
        (the )?water (rose|came (in|up|over|through)|stood|reached|took)
        (the )?(river|sea|lake|creek|hillside|mountain|slope|mud|flood) (took|came|rose|carried|swallowed|reached|broke)
        (house|home|workshop|village|barn|warehouse) (is|was|has been) (_ )?(gone|destroyed|rubble|ash|flooded|burned|burnt|under water)
        missing (people|persons), (digging|searching|looking) for (survivors|the missing|him|her|them)
        (minutes|seconds) to (get out|escape|pack), trapped (under|inside|underground|below)
        (need|collecting|bring|donat*|sending) … (blankets|shovels|generators|nappies|tents)
        (ground|earth|walls|house|building) (shook|trembled)
        no (sign|word|trace) of (him|her|them|the missing|our colleague)
        (only )?(two|three|four) (have )?(came|come) (back|home) (alive|safely), without power (since|for)
        (levee|dam|dyke|dike|bank|embankment|slope|hill|hillside|cliff|ground|wall|glacier) (_ )?(gave way|broke|burst|failed|collapsed|slid|overflow*|overtopped|came down)
        on (their|our) roofs?
        (street|village|town|valley|road|garden|field|house|basement|ground floor|shop|office|warehouse) (is|was|became|has become|turned into|looks like|lies) (_ )?(a |an )?(lake|river|under water|underwater|sea|gone|flooded|ash|mud|ruin|rubble|buried|cut off)
        (tornado|storm|hurricane|wind|cyclone|typhoon|twister|hail) (_ )?(took|tore|ripped|blew|hit|destroyed|flattened|levelled|killed|wiped|left)
        (no|without a|without|not a) (house|home|roof) to (return|go|come|get) (back )?to
        roof(s)? (is|was|are|were) (gone|torn|ripped|blown)
        (took|tore|ripped|blew) (the|our|their|its) roofs? (off|from)
        (search|rescue|coast-?guard|helicopters?|divers?) (_ )?(was |is |has been |have been |were )?(called off|stopped the|stopped searching|suspended|gave up|ended without|still searching|turned back)
        (mountain|climbing|hiking|diving|skiing|sailing|hunting|boating|paragliding|farm|workplace|work|training|cycling|bike|riding) (accident|death|tragedy|fall)s?
        on the (mountain|glacier|summit|ridge) (this|last|and|on|yesterday|when|with), rope team
        came (back|home|down) with(out)? (only |just )?(two|three|four|five|him|her|them|one|all)
        (went|gone|goes|reported) missing, (is|are|was|been|still) missing (since|after|in|near)
        (has not|hasn't|have not|haven't|not|was|were) (been )?(last )?(seen|heard from|heard of) (since|after|in|near|at|on|wearing|again)
        last seen (on|in|near|at|wearing|by|around|leaving)
        (no|without) (news|word|trace|sign|contact|signal|message) (of|from) (him|her|them|my|our|the)
        (have|has) you seen (him|her|this|our|my)
        (haven't|have not|nobody has|no one has|not) heard (from|of) (him|her|them|my|our)? ?(since|in|for|from)?
        (any|every) (information|hint|tip|lead|clue|sighting) (helps?|counts?|can|to the police|please)
        (she|he) (wore|was wearing|is wearing|wears|had on) (a|an|her|his|blue|black|red|green|dark|jeans)
        (lost|gone|destroyed|burned|burnt|swallowed|taken|took) (everything|it all|all we|the (shop|house|workshop|farm|barn)) (in|to|on|overnight|within|by) (the|a|one|that|minutes|last)
        (fire|flames|smoke|water|flood|mud) (took|takes|swallowed|ate|destroyed|reached|came|swept|consumed|claimed|gutted) (the|our|my|everything|half|all|it|in|through|up|his|her|away)
        accounted for, (got|made it|get) out (alive|in time|unhurt|safely)
        (thoughts|with|prayers|love) (_ )?(_ )?(valencia|turkey|morocco|los angeles|maui|texas|florida|the victims|everyone affected|all affected|those affected|people of)
        drive (slowly|carefully|safely), please drive, (drunk|drink) driv(er|ing|e)
        (car|head-on|motorway|highway|bike|motorcycle) (crash|collision|accident)
        the (crash|accident|collapse|derailment|explosion|blast) (_ )?(_ )?(killed|took|on|at|in|that|happened|last|this|left|has)
        (died|killed|injured|hurt|burned|crushed) (at|in|on|by) (our|the|a|an) (_ )?(plant|site|factory|warehouse|machine|forklift|crash|fire|blast|building)
        (earth|ground|house|walls|building) (_ )?(shook|shakes|shaking|trembled|moved) (for|again|so|and|under)
        (building|house|block|street|one) next (to (it|us|ours)|door) (is|was|has|did) (not|n't|gone|collapsed)
        still (counting|searching|digging|waiting for news|looking for) (_ )?(people|survivors|him|her|them|each other|heads|everyone|colleagues|family|news)
        (took|take|grabbed|packed|saved|carried) (only )?the (dogs?|cats?|passports?|photos?|albums?|documents|children|papers) and
        (drunk) (man|driver|woman|guy)
        (smoke|fire|water|flames) (_ )?(reached|reaches|came over|surrounded|was at) (our|the|my|their)
        (ferry|ship|boat|plane|train|helicopter|bus|coach|trawler|truck|cable car|bridge|mine|shaft|tunnel) (_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(sank|sunk|crashed|capsized|went down|derailed|overturned|collapsed|disappeared|burned|exploded|hit|caught fire)
        we know (about|of) (only )?(two|three|four|five|some|one) of them, mine shaft
        shaft (one|two|three|four|#)
        (heat|cold|storm|lightning|avalanche|wave|current|gas|smoke) (_ )?(killed|took|claimed|cost)
        (everything|all) (that )?(we|i|they) (_ )?(own|owned|own now|have left|had|have) (_ )?(fits?|is|was|went|burned|burnt|lies|in)
        scaffold* (was|gave|broke|collapsed|fell)
        (warehouse|house|home|factory|workshop|barn|shop|office|restaurant|bakery|roof|school|farm|building|kitchen|studio|flat|apartment) (_ )?(burned|burnt|is burning|was burning|went up in|caught fire|flooded|was flooded|collapsed|was destroyed|is destroyed|is gone), (nobody|no one) (is|was|got) (hurt|injured|harmed)
        (waiting|hoping|praying) for (survivors|a sign of life|news of), (hill|slope|ground) … is (still )?(moving|sliding)
      `,
      words: `
        floods?, disasters?, catastroph*, explosion, blaze, wreckage, wreck, debris, survivors?, rescuers?
        rescued, firefighters?, paramedics?, injured, drought, heat-?wave, collaps*, gofundme, fund-?raiser
        relief effort, flames, tremor*, landfall, missing since
        earth-?quakes?, flood-?(ed|ing|water|waters), (the|a|this|flash|last|after|during|when|since) floods?
        hurricanes?, tornado(es)?, typhoons?, cyclones?, tsunami, avalanches?, volcan*, eruption, casualt*
        natural disasters?, sandbags?, evacuat*
        tornado, levee, coast guard, stranded, shelter, hikers?, climbers?, mountain rescue
        crushed, drunk driver, last seen, gave way, donation*, casualties, lifeboat
      `,
      hints: `
        the water, mud, smoke, fire, fires, storm, donat*, relief, trapped, destroyed, emergency, sirens
        pumps, shovels?, river, volunteers, homes, ashes, ambulance, helicopters?, valley, dam, the bridge
        rain, rebuild, neighbou?rs?, gave way, at (two|three|four|five) in the morning, accident, crash*
        scaffold*, rescue, hurt, your thoughts
        please share, live near, shelter, lake, got out, on sunday night, our street, my neighbours
        since saturday, blankets, belongings
      `,
    },
    personal: {
      clear: `
        (hardest|saddest|toughest|most difficult) (post|message|words|letter|e-mail) (i|we|that|to|i've) … (write|written|writing|send|sent|share)
        worst (day|week|call) of (my|our) (life|lives)
        never (thought|imagined) i'd … (write|writing|post|have to|say|share)
        (never|don't|didn't) want* to (write|share|post) (this|these|here)
        (post|message|news|update|call) (that )?(nobody|no one|no-one|you never|i never) … (wants?|wanted|hopes?) to (write|share|get|read|receive|hear|make|send)
        (no|not a) business (insight|lesson|post|advice|moral|takeaway)s?
        no (lesson|moral|takeaway|insight|silver lining) (here|today|in this|for you|from this)
        (trigger|content) warning, tw
        no (advice|tips|pity|sympathy|inspirational quotes|motivational *) please, not taking (any )?calls
        respect (our|my|their|the|his|her) … privacy
        (don't|do not|didn't) know what (else )?to (say|write|do), words fail
        i am (heartbroken|devastated|in shock|shattered|broken)
        (i'm|we're|we are|am) (heartbroken|devastated|in shock|shattered|numb|grieving|broken|shaken|still processing)
        (still )?in shock, i can't stop crying, put off writing this
        please be (kind|patient) (with|to) (me|us|him|her|them), broke my heart
        heart is (broken|heavy|breaking)
        please (don't|do not) ask (me|us|about|how), (there are |i have |we have )no words, lost for words
        beyond words, words fail
        divorc(e|ed|ing) (?!(the|from))
        (my|our) (_ )?(marriage|separation|relationship) (_ )?(ended|fell|broke|is over|failed|collapsed|was over|did not|didn't|after|last)
        (since|after|through|during) (the|our|my|a) (separation|divorce|break-?up|split|custody*)
        (wife|husband|partner|fiancée?|girlfriend|boyfriend) (_ )?(moved out|left me|left us|left in|walked out|asked for|wants a divorce|separated|split up|is gone|cheated|had an affair|and i (separated|split|are separating|have separated|are divorcing))
        (see|have|get|hug|only see|miss) (my|the|our) (_ )?(kids|children|daughters?|sons?|boys?|girls?) (_ )?(every other|every second|only|two|on (weekends|alternate)|twice a|at weekends|less|half)
        every other weekend
        when (am i|i am|i'm|is) (_ )?coming home
        (my|our|his|her|their) (son|daughter|kids|children|teenager|boy|girl|child) (_ )?(does not|doesn't|won't|refuses|stopped|no longer) (_ )?(talk|speak|speaking|talking|want to (live|see|go)|go to school|eat|eating|leave (her|his) room|answer)
        foster (child*|care|family|kids?), social services, youth welfare
        (adoption|adopted) … (fell through|failed|taken|birth mother|returned), estranged
        no contact with (my|his|her)
        (my|our) (_ )?(son|daughter|child|boy|girl) (_ )?(was|is|has been|got) (bullied|beaten|excluded|mocked|attacked|autistic|arrested|in trouble|missing|addicted|using)
        (i am|i'm|we are|we're|i was) (_ )?(telling|writing|sharing|posting|saying) (you |it |this )+(because|so that|only|with) (nobody|no one|silence|i (wish|could|can't|know)|someone|we|others|nobody)
        (we|i) (lost|have lost|had lost) (everything|it all)
        i (cannot|can't|could not|couldn't|don't know how to) (stop|hold|go on|cope|breathe|find the|do this|carry|function)
        turned (my|our) (life|world|lives) upside-down
        the call (every|that every|no parent|no mother|no father|nobody|you)
        every parent (dreads?|fears?|'s), every parent's nightmare
        (hardest|darkest|worst|longest) (_ )?(night|hours|months|year|weeks|days|time|chapter|phone call) (of|in) (my|our)
        i (broke|fell|came|went) (down|apart)
        going through (a|an|some) (_ )?(hard|difficult|tough|rough|dark|painful|personal) (_ )?(time|times|period|patch|stuff|phase|loss|season)
        personal (loss|tragedy|crisis|reasons)
        house is (on the market|for sale|being sold), without asking why
        (scares|scared|terrifies|frightens) me (as|for my|that|to)
        custody (battle|hearing|dispute|of (my|our|the) (kids|children|son|daughter)), (nobody|no one) (at work|in the office) (knew|knows|noticed), family emergency, (flowers|cards|prayers) (and|these|in these)
      `,
      words: `
        heartbroken, devastat*, heartbreaking, unimaginable, tragedy, tragic*, shattered, unbearable
        nightmare of, (cannot|can't) find the words, difficult to (write|share|post)
        hard to (write|share|post) (this|about), i was in tears, we cried
        marriage, dreads?, nightmares?, worthless, guilt*, bankrupt*
        single (mum|mom|mother|dad|father|parent), my ex, devastating, forgive
        ashamed, my gp, my coach, nobody knew, drunk, church was, my marriage, in secret, brave enough, shame
      `,
      hints: `
        tears, cried, crying, numb, shock*, scared, ashamed, shame, lonely, hug, speechless, vulnerable
        trembl*, privacy, out loud, it hurts, painful, never told, finally say, i'm tired, broken, afraid
        sorry, don't know what, slow to answer
        every other weekend, my daughters?, my sons?, my wife, my husband, my kids, hid it, since october
        i have pretended, in every meeting, alone, not ready, ache, silence, tonight, smiled, the phone
        for a while
        {n} years today
      `,
    },
  },
};
