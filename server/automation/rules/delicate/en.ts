import type { DelicateWords } from './words.ts';

export const delicateEnglish: DelicateWords = {
  groups: {
    relative: `
      dad, father, mum, mom, mother, brother, sister, son, daughter, wife, husband, partner, fiancée?
      best friend, friend, colleague, co-worker, workmate, team-mate, mentor, boss, manager, teacher, professor
      grand(mother|father|ma|pa|dad|mum|son|daughter), aunt, uncle, cousin, nephew, niece, baby, child, kid, boy, girl
      twins?, neighbou?r, founder, co-founder, apprentice, in-law, parents?, stepfather, stepmother
    `,
    my: 'my, our, his, her, their, your, the, a, an, one of (my|our|the)',
    he: 'he, she, they, who, dad, mum, mom, father, mother, husband, wife, brother, sister, son, daughter, friend',
    him: 'him, her, them, you',
    his: 'his, her, their, your',
    be: 'is, are, was, were, be, been, being, got, get, getting',
    people: `
      people, colleagues, co-workers, employees, staff, workers, teammates, team members, folks, friends, families
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
    die-hards?, to die for, never die, dying to, die of boredom, died laughing, old habits die hard, die-cut*, die casting, hill to die on
    wars? (for|on|over) (talent|talents|attention|waste|bugs|paper|meetings|prices?|spam|data|customers|cables|scrap|plastic|clicks|complexity|silos|slides)
    (price|bidding|talent|turf|browser|format|console|streaming|cola|star|flame|trade|edit|editor|tab)s? wars?
    war-(room|stor(y|ies)|chest|game|paint|horse)s?, tug of war, battle-(tested|hardened|proven|scars), civil war (over|about) (tabs|excel)
    (marketing|sales|talent|startup) (wars?|trenches), (at war|ceasefire|truce) with *, declared? war on, arms race
    trouble-shoot*, (photo|video|film|product|drone)-?shoot*, shooting (a|the|our|my|stars?) *
    shoot(ing)? (me|us|him|her|them) an? *, shot (our|the|a) … (film|video|photos?|ad)
    bullet-points?, (silver|magic) bullets?, bullet journal, bullet-proof, dodged a bullet, bite the bullet, trigger*
    kill(s|ed|ing)? (the |a |an |our |my |your |that |this )?(it|off|two birds|time|switch|chain|features?|meetings?|projects?|process*|ideas?|momentum|productivity|conversions?|creativity|trust|deals?|growth|morale|product|report|slide|newsletter|campaign|pilot|initiative|tool|button|page|pages|darlings|vibe|margins?|business|innovation)
    (killed|kills|kill) (three|two|four|half|most) … (features?|meetings?|products?|reports?|projects?)
    make a killing, overkill
    (was|were|got|been|be) killed (off|by (committee|legal|finance|procurement)|in (review|committee|the backlog))
    (feature|project|product|idea|pilot|report|tool|campaign|meeting|deal)s? (was|were|got|gets|is|has been) killed
    (cyber|phishing|ransomware|ddos|hacker|denial-of-service|brute-force|supply-chain|xss|sql|injection|malware)-(attack|incident)*
    attack (surfaces?|vectors?|the problem|plan)
    burn-(rate|down|charts?), burning (questions?|platform|need|cash|money|issue), burn (cash|money|bridges), slow burn
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
    a moment of silence for (our|my|the) (old|legacy|printer|inbox|fax)*, r.?i.?p.? (to )?(my|our|the|cookies|email|spreadsheet*|inbox|excel|old)
    (goodbye|farewell) to (our|my|the|a|an|all|your|manual|paper|spreadsheets?|excel|legacy|silos|those) (?!(colleague|friend|team|people|mentor|boss|founder|own|dear|best|mother|father|dad|mum|teammate))
    say goodbye to (manual|paper|spreadsheet|excel|long|slow|boring|messy|endless)*
    lost (a|the|our|my|one) (customer|client|deal|bid|account|order|pitch|tender|sale|contract|luggage|keys?|focus|data|notes?|bet|hour|day|week)s?
    (in )?memory (of the device|usage|leak*|foam|lane|footprint), muscle memory
    attack* (a|the) (problem|backlog|market), struggl* with (adoption|retention|churn), mental models?
    (nearly|almost) died of (boredom|laugh*|embarrassment)
    front-line (staff|workers?|teams?|employees|managers?)
    emergency (meeting|fix|patch|exit|lighting|brake)s?
    rescue (a|the|our|my) (project|account|launch|deal|renewal|sprint)
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
        {his} … passing, (the|sudden|untimely|tragic|sad) passing of,, the loss of (him|her)
        {my} … {relative} (has |had |just )?(died|is dead|is dying|was dying)
        {he} (has |had |just |suddenly )?died, {he} is dead
        died (of|from|last|this|suddenly|peacefully|yesterday|unexpectedly|today|by)
        funerals?, condolences?, eulogy, bereave*, grief*, griev(e|es|ed|ing), mourn*, widow*, suicid*
        took (his|her|their) own life, in loving memory, in memory of, in memoriam, (rest in|rest easy) peace?
        rest easy, coffin, cemetery, grave-?side, {his} grave, cremat*, hospice, last breath
        miscarr*, still-?born, still-?birth, lost (the|our|a) (baby|child|pregnancy), memorial service
        celebration of (his|her|their|a) life, buried {my} … {relative}, (buried|scattered) (him|her|his|her)
        his ashes, her ashes
,,, lost (him|her) (to|on|in|last|this|yesterday|after|at), we lost (him|her|one of (our|us)), losing (him|her), (he|she) lost (his|her) (fight|battle|life), lost (his|her|their) li(fe|ves)
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
        in lieu of flowers, (light|lit|lighting) … candles?, black ribbon, (half|half-)mast,,, close(d)? … out of respect
        with … heavy hearts?, it is with … (sadness|sorrow|regret that we announce the)
        deep(est)? (sorrow|sadness), great sadness, profound (sadness|sorrow), {his} untimely
        (leaves|left) behind … (wife|husband|children|kids|daughter|son|sons|daughters|family|partner)
        survived by
, (the|his|her|my|our) family (asks?|has asked|asked|requests?) (for|that|us|you|not), raise a glass to (him|her), in (his|her) (honou?r|name) … (fund|foundation|scholarship|award), (my|our) late {relative}
        terminal illness, angel baby, (car|motorbike|plane|climbing) accident (took|killed), organ donor, {he} won't (be back|come back|answer|call)
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
      `,
      words: `
        deaths?, died, dying, tribute to, our beloved, eternity, afterlife, (his|her) late {relative}
        final journey, burial, buried, tombstone, undertaker, hearse, pallbearers?, obituar*
        (empty|vacant) (chair|desk|seat), (moment|minute) of silence, (his|her) last (message|words), (wear|wearing) (his|her) (watch|ring|jacket)
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
      `,
      words: `
        cancer, tumou?rs?, oncolog*, biops*, stroke, seizures?, transplant*, surgery, ill, illness, rehab
        sober, therapist, antidepressants?, medication, prognosis, symptoms, insulin, carers?, anxiety
        burnout (clinic|diagnosis), mental ill*, chronic *, infertil*
        not (what|the (news|result|results|answer)) (we|i) (had |have |'d )?(hoped|prayed|wished), children's (ward|hospital|clinic), the diagnosis
        dementia, alzheimer*, parkinson*, multiple sclerosis, epilep*, dialysis, leuk?a?e+mia, leukemia
        lymphoma, melanoma, carcinoma, auto-immune, endometriosis, lupus, icu, psychiatric
        mental (illness|health (crisis|ward|struggles?|break|issues))
        cancer (patient|survivor|free|diagnosis|treatment|has|came|took|is back|returned|ward), rare disease
        ivf, ptsd
        (breast|bowel|lung|skin|prostate|blood|brain|ovarian|pancreatic|cervical|colon|testicular|thyroid|stage (one|two|three|four|1|2|3|4|iv|iii)) … (cancer|tumou?r)
      `,
      hints: `
        hospital*, operation, clinic, scans?, test results, the results, blood tests?, treatments?, doctors?
        nurses?, ward, sick leave, sick, disease, wheelchair, recover*, infusions?, hair, burn-?out, exhaust*
        sleepless, pills, mental health, healing, my health, (his|her) health, my body, pain, needles?, unwell
        panic, breakdown, shaking, crying, remission, bedside, fall asleep, until (i am|i'm) back
        won't be (at|answering), don't know what (next|the)
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
      `,
      words: `
        war, wars, shootings?, attackers?, soldiers?, troops, weapons?, guns?, victims?, abus(e|ed|er|ive)
        assault*, robbed, robbers?, hatred, israel*, russia*, syria*, afghan*, kabul, sudan*, yemen*, myanmar
        iran*, lebanon, beirut, got away, (no|without) (power|electricity) again
        killed, bruis*, (the|a) shooting, with a knife, the attack, trenches, (village|town|city|street) was hit
        refugees?, sirens, missiles?, violence, cease-?fire, asylum seekers?
      `,
      hints: `
        sirens?, alarms?, basement, cellar, shelter, border, threat*, knife, knives, attack(s|ed)?, escaped
        hid, hiding, scared, afraid, bullets?, rockets?, explosions?, no power, without power, blackout
        police, passport, suitcase, one bag, blood, is safe, are safe, is alive, corridor, my ex
        locked (herself|myself), curfew, humanitarian, stay safe
        (my|his|her|our) (cousins?|uncle|aunt|grandfather|grandmother|parents), last night, slow to answer
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
      `,
      words: `
        immigrants?, migrants?, foreigners?, accent, pregnan*, disab*, gay, lesbian, trans, minorit*
        stereotyp*, (cultural|culture)-fit, pay gap, dei, pride month, wheelchair, guide dog, sign language
        neurodiver*, autis*, glass ceiling, feminis*, i'm (5#|6#|fifty-*|sixty), looked past me, asylum
        the men
        our lovely *, for a (woman|girl), pronouns, (taxi|hotel room) … (christmas|party|dinner)
        christmas party … (hand|never|taxi), too old, i'm the (boss|architect|surgeon|owner), first woman
        male-dominated
        gender (bias|gap|pay), (unconscious|racial|age|gender|maternal|motherhood) (bias|penalty), prejudice[ds]?, bull(ied|ying|y)
      `,
      hints: `
        maternity, my husband, my wife, ethnic*, bias, equal*, jokes?, stared?, laughed, jewish, muslim, ramp
        deaf, women, woman, mixed up, my name, my age, overqualified, ladies, girl, skirt, dress
        uncomfortable, i smiled, (nobody|no one) (said|says) (anything|a word), reported it, is white, junior
        visa, born here, hr (asked|said|told), recruiters? called, my photo, lovely, interrupted, invisible
        inclusion, he said, (nothing|anything) else (had )?changed, guess (who|which)
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
      `,
      words: `
        elections?, politic*, tariffs, governments?, ministers?, democratic, congress, senate, votes?, voted
        voting, partisan, regime, opposition, coalition, immigration, nationalis*, propaganda, kremlin
        lawmakers?, this (vote|result)
        (first|second|third) term, protest(s|ed|ers?|ing)?, trump's, (bill|law) … (passed|senate|parliament), right to vote
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
      `,
      words: `
        floods?, disasters?, catastroph*, explosion, blaze, wreckage, wreck, debris, survivors?, rescuers?
        rescued, firefighters?, paramedics?, injured, drought, heat-?wave, collaps*, gofundme, fund-?raiser
        relief effort, flames, tremor*, landfall, missing since
        earth-?quakes?, flood-?(ed|ing|water|waters), (the|a|this|flash|last|after|during|when|since) floods?
        hurricanes?, tornado(es)?, typhoons?, cyclones?, tsunami, avalanches?, volcan*, eruption, casualt*
        natural disasters?, sandbags?, evacuat*
      `,
      hints: `
        the water, mud, smoke, fire, fires, storm, donat*, relief, trapped, destroyed, emergency, sirens
        pumps, shovels?, river, volunteers, homes, ashes, ambulance, helicopters?, valley, dam, the bridge
        rain, rebuild, neighbou?rs?, gave way, at (two|three|four|five) in the morning, accident, crash*
        scaffold*, rescue, hurt, your thoughts
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
        please (don't|do not) ask (me|us|about|how), (there are |i have |we have )no words, lost for words, beyond words, words fail
      `,
      words: `
        heartbroken, devastat*, heartbreaking, unimaginable, tragedy, tragic*, shattered, unbearable
        nightmare of, (cannot|can't) find the words, difficult to (write|share|post)
        hard to (write|share|post) (this|about), i was in tears, we cried
      `,
      hints: `
        tears, cried, crying, numb, shock*, scared, ashamed, shame, lonely, hug, speechless, vulnerable
        trembl*, privacy, out loud, it hurts, painful, never told, finally say, i'm tired, broken, afraid
        sorry, don't know what, slow to answer
      `,
    },
  },
};
