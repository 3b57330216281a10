import type { DelicateWords } from './words.ts';

const relative =
  '(?:dad|father|mum|mom|mother|brother|sister|son|daughter|wife|husband|partner|friend|best friend|colleague|co-?worker|mentor|boss|grand(?:mother|father|ma|pa|dad|mum)|aunt|uncle|cousin|baby|child|neighbou?r|teammate|founder|co-?founder)';

export const delicateEnglish: DelicateWords = {
  figurative: [
    '(?:flood|fire|earthquake|storm|hurricane|cancer|life) (?:cover|insurance|polic(?:y|ies)|protection|risk|defen[cs]e|models?|doors?|extinguishers?|alarms?|safety|screening|research|data)|insur\\w+ against \\w+|(?:tumou?r|cancer) (?:slides?|images?|cells?|data)|labelling tumou?r|obituar(?:y|ies) (?:for|of) (?:the )?\\w+|\\w+ (?:is|isn\\W?t) dead(?=[,.:;!?])',
    'killer \\w+',
    'deadlines?',
    'dead (?:stock|end|ends|code|link|links|zone|weight|simple|easy|wrong|right|on time|serious|battery|lead|leads|air|line|lock|wood)',
    'deadlock\\w*',
    '(?:the |a )?(?:slow )?deaths? (?:of|by) (?:the |a |an |a thousand |our )?(?:e-?mail|office|meetings?|cookies?|cuts|powerpoint|spreadsheets?|passwords?|seo|cv|resume|résumé|retail|high street|print|desktop|middle ?managers?|middle management|demo|sales|funnel|pdf|excel|agile|scrum|committee|click|software|search|browser|ideas?|creativity|keyword|third-party \\w+|9 to 5|nine to five)',
    '(?:battery|phone|laptop|server|project|idea|e-?mail|meeting|conversation|deal|thread|initiative|startup|feature|product|printer|computer|engine|car|pilot|plan|strategy|tool|app|momentum|brand|bill|motion|disk|drive|machine|modem|router|pump|motor)s? (?:has |have |had |just |finally |quietly |slowly )*(?:dies|died|dead)',
    'die ?hards?|to die for|never die|dying to|die of boredom|died laughing|old habits die hard|die cut\\w*|die casting',
    'wars? (?:for|on|over) (?:talent|talents|attention|waste|bugs|paper|meetings|prices?|spam|data|customers|cables|scrap|plastic|clicks|complexity|silos|slides)',
    '(?:price|bidding|talent|turf|browser|format|console|streaming|cola|star|flame|culture|trade|edit|editor) wars?',
    'war (?:rooms?|stor(?:y|ies)|chests?|games?|paint)|tug of war|post-?war|pre-?war|at war with (?:excel|spreadsheets|my inbox)',
    'troubleshoot\\w*|(?:photo|video|film|product) ?shoot\\w*|shooting (?:a|the|our|my|stars?|star) ?\\w*|shoot(?:ing)? (?:me|us|him|her|them) an? \\w+|trigger\\w*|bullet ?points?|silver bullets?|magic bullets?|bullet journal',
    'kill(?:s|ed|ing)? (?:the|a|an|our|my|your|that|this|it|off|two birds|time|switch|chain|features?|meetings?|projects?|processes|ideas?|momentum|productivity|conversion|creativity|trust|deals?|growth|morale)',
    'killed it|killing it|make a killing|overkill|attack surfaces?|attack vectors?|(?:cyber|phishing|ransomware|ddos|hacker|denial-of-service|brute-force|supply-chain|xss|sql|injection) ?-?attacks?',
    'burn ?(?:rate|down|charts?)|burning (?:question|questions|platform|need|cash|money)|fire ?(?:fighting|station|stations|engine|truck|alarm|alarms|exit|doors?|hydrants?|wall|walls|drill|drills|side|works?|fox)|fired up|on fire|under fire|ceasefire with \\w+|fires? to put out|put(?:ting)? out fires',
    'explosion of (?!the)\\w+|explosive growth|bomb(?:ed|ing)? (?:the )?(?:interview|demo|pitch|exam|test|presentation)|bath bombs?|time ?bombs?|bombshell|photobomb\\w*|minefield',
    'flood(?:s|ed|ing)? (?:of|with|in with|my inbox|the inbox|the market|our inbox)|avalanche of \\w+|tsunami of \\w+|earthquakes? in (?:the )?(?:industry|market)|perfect storm|brain-?storm\\w*|by storm|storm in a teacup|weather the storm|eye of the storm|landslide (?:win|victory)|(?:recipe for|absolute|total|complete|utter|near) disasters?|disaster[- ]recovery|derail\\w*',
    'crippl\\w+ (?:debt|costs?)|cancer(?:ous)? (?:of|in) (?:the |our )?(?:organi[sz]ation|code|culture|company)|data cancer|viral|go(?:es|ing)? viral|bug fever|cabin fever|(?:sick|tired) of|stroke of (?:luck|genius)|brush ?strokes?|heart of the|heart attack when|allergic to (?:meetings|powerpoint|buzzwords)|painkillers?|pain points?|post[- ]mortems?|autopsy of (?:a|the) (?:deal|project|launch|feature)|life ?support for|surgical(?:ly)? precis\\w+|open-?heart surgery on|first aid',
    'redundan(?:t|cy) (?:server|servers|data|code|storage|systems?|power|array|backups?|network|links?|copies|copy|meetings?|fields?|work|steps?|checks?|supply|pumps?)|(?:data|network|system|power|built-in|builtin|geo) ?-?redundancy|n\\+1 redundancy',
    'let(?:ting)? go of (?:control|perfection\\w*|the|that|this|old|your|my|our|fear|ego|it|things|tasks|a)',
    '(?:party|third-?party|first-?party|search) (?:politics|election)|office politics|internal politics|company politics|vote (?:for|on) (?:the |a )?(?:features?|talk|name|logo|topic|colou?r|session)|leader election|elect(?:ion|ed)? (?:of )?(?:the )?(?:works council|leader node|board|chair)|presidents? of (?:the )?(?:club|association|company|sales|board)|vice presidents?',
    '(?:oh |my |thank |for )+god(?:\\W?s sake)?|god (?:knows|mode|object|class|forbid)|omg|in good faith|bad faith|leap of faith|los[et]\\w* (?:my |our |their )?faith in|faith in (?:the |our |my |their )?(?:process|data|team|product|forecast|people|system)|the bible of|style bible|bible for|holy (?:grail|war|wars|cow|moly)|(?:preach(?:ing)?|singing) to the (?:choir|converted)|church and state|gospel truth|evangeli\\w+|guru|mantra|pray(?:ed|ing)? (?:that )?(?:the|it|nobody|nothing|for (?:the best|rain|green))|hope and pray|hail mary|blessing in disguise|confession\\w*|high priests? of|cargo cult\\w*|sacred cows?|religiously|religious about|devil(?:\\W?s)? (?:is )?in the details?',
    'discriminat\\w+ (?:between|model|function|power|analysis|threshold|validity)|price discrimination|race conditions?|race to|arms race|rat race|abuse (?:of )?(?:the )?(?:api|notation|excel|system|rate limits?)',
  ],
  topics: {
    death: {
      clear: [
        'half[- ]mast|keep (?:the|her|his) (?:chair|desk|seat|place) (?:free|empty)|still the way (?:she|he) left|(?:his|her) w+ still (?:hangs|stands|lies|leans|sits)|the first (?:w+ ){0,2}without (?:him|her|dad|mum|mom)|never got to say|(?:he|she) wonW?t (?:be back|come back|answer|call)|phone (?:stayed|stays|is|was) (?:quiet|silent) for the first time',
        'passed away|passing away|passed on (?:last|this|in|after|peacefully)|(?:his|her|their|sudden|untimely|the) passing of|(?:his|her) passing',
        `(?:my|our|his|her|their|a|the) (?:\\w+ )?${relative} (?:\\w+ )?(?:died|dies|has died|is dead|was dying|is dying)`,
        '(?:he|she|they|who|we) (?:\\w+ )?died|(?:he|she|who|dad|father|mother|mum|mom) is dead|died (?:of|from|in|on|at|last|this|suddenly|peacefully|yesterday|unexpectedly|today|before|after|when|two|three|ten|a)|dying|death(?!s? (?:march|star|valley))|deaths',
        'funerals?|obituar(?:y|ies)|in loving memory|in memory of|in memoriam|rest in peace|rest easy|condolences|bereave\\w*|griev\\w+|grief|mourn\\w*|widow(?:s|ed|er)?|suicides?|suicidal|took (?:his|her|their) own life|eulogy|cremat\\w+|coffin|cemetery|graveside|(?:his|her|their) grave|burial|buried (?:my|our|him|her|his)|laid (?:him|her|them)? ?to rest|hospice|last breath|miscarr\\w+|still-?born|still-?birth',
        `lost (?:my|our|his|her|their|a) (?:\\w+ ){0,2}${relative}|lost (?:him|her) (?:to|on|in|last|this|yesterday)|we lost (?:him|her|one of our)|losing (?:my|our|him|her|a) ?(?:\\w+ )?${relative}`,
        'no longer (?:with us|here with us|among us)|left us (?:too|far|much|forever|yesterday|last|on|this|so|suddenly|in)|gone too soon|said (?:our|my|their|a) (?:final|last) goodbyes?|final farewell|would have (?:turned|been) \\d\\w*|(?:won\\W?t|will not|did not|didn\\W?t|never) (?:be )?(?:com\\w+|came|walk\\w*|made it) (?:back |home |through )?(?:again|any ?more|home)?(?: from the hospital)?(?= .{0,40}(?:funeral|miss (?:him|her)))|miss (?:him|her|you) (?:every day|so much|terribly|dearly)|closed (?:his|her) eyes|the (?:chair|desk|seat|place) (?:stays|remains|is) empty|(?:her|his) (?:chair|desk|mug|coat|locker|jacket|handwriting) (?:is |was |still )',
      ],
      hints: [
        '(?:his|her|my) late (?:husband|wife|father|mother|brother|sister|boss|colleague)|last shift',
        'gone|goodbye|farewell|miss (?:him|her|you)|missed|heaven|memorial|black ribbon|candles?|flowers|ashes|the family asked|(?:his|her) family|rest|tears|crying|cried|heartbroken|the news|unexpectedly|far too (?:young|early|soon)|taken from us|absence',
      ],
    },
    illness: {
      clear: [
        'cancer|tumou?rs?|leuk(?:a|e)+mia|lymphoma|melanoma|carcinoma|chemo|chemotherapy|radiotherapy|radiation therapy|metasta\\w+|oncolog\\w+|biops\\w+|mastectomy|malignant|in remission|palliative|terminal(?:ly)? ill\\w*|incurable|life expectancy of',
        '(?:was|been|were|got|is|being) diagnosed|diagnosed with|(?:my|his|her|the|a|our) (?:\\w+ )?diagnosis|had a stroke|(?:a|his|her|my) stroke (?:at|in|last|left|took)|suffered a|heart attack|cardiac arrest|heart failure|dementia|alzheimer\\w*|parkinson\\w*|multiple sclerosis|motor neurone?|huntington\\w*|epilep\\w+|seizures?|in a coma|intensive care|icu|transplant\\w*|dialysis|long covid|chronic (?:illness|pain|fatigue|disease)|rare disease|autoimmune|endometriosis|fibromyalgia|crohn\\W?s|lupus|als diagnosis',
        'depression|bipolar|psychosis|schizophreni\\w+|panic attacks?|nervous breakdown|mental breakdown|breakdown at work|eating disorder|anorexi\\w+|bulimi\\w+|self-?harm\\w*|alcoholi\\w+|an addict|addiction|rehab|sober for|relapse[ds]?|ptsd|anxiety disorder|psychiatric|mental (?:illness|health crisis)|burn-?out (?:clinic|diagnosis)',
        'found (?:a|the) lump|the lump|hospital bed|(?:in|from|to|at) the? ?(?:children\\W?s )?hospital (?:with|for|since|beside|again|bed|room)|emergency surgery|life-threatening|fight(?:ing)? for (?:his|her|my|their) life|seriously ill|critically ill|fell ill|falling ill|gravely ill|my illness|(?:his|her) illness|walk again|lose my (?:hair|sight|hearing)|lost my hair|the scan (?:showed|came)|good days and bad days|the oncologist',
      ],
      hints: [
        'hospital|surgery|operation|clinic|scans?|test results|treatment|the doctors?|doctors|ward|nurses|sick leave|off sick|ill|illness|wheelchair|medication|recover\\w*|infusions?|waiting room|therapy|therapist|blood test|hair|prognosis|symptoms|cannot get out of bed|get out of bed|burn-?out|anxiety|sleep\\w* nights',
      ],
    },
    layoff: {
      clear: [
        '(?:closed|shut|switched off|turned off|locked) (?:w+ ){0,4}for good|the (?:administrators?|receivers?|liquidators?) (?:was|were|came|took)|handed (?:in|back) (?:my|our|their) (?:badges?|keys|laptops?)',
        'laid off|lay(?:ing)? off(?! (?:the|with|your|it))|lay-?offs?|made redundant|redundanc(?:y|ies)|being made redundant|(?:was|were|been|being|got|be|are) let go|let(?:ting)? (?:\\w+ ){1,6}go(?= (?:today|yesterday|this|last|on|in|because|and|of half)|[.,!])|let go (?:of )?(?:\\d+|half|a third|a quarter|most|many|people|colleagues|staff|employees|team ?members)',
        'lost (?:my|their|her|his|our|your|a) jobs?|losing (?:my|their|her|his|our|your|a) jobs?|lose their jobs?|job (?:cuts?|loss(?:es)?)|cut(?:ting)? (?:\\S+ ){0,2}(?:jobs|roles|positions)|(?:jobs|roles|positions) (?:were |are |have been |will be |being )?(?:cut|eliminated|axed|gone)|(?:role|position|job|team|department) (?:was|is|has been|were|had been) (?:eliminated|cut|dissolved|axed|made redundant|no longer needed)|workforce reduction|reduction in force|headcount reduction|reduc\\w+ (?:our |the |its )?(?:workforce|headcount|staff)|severance|furlough\\w*|downsiz\\w+|dismissals?|were dismissed|was dismissed|got fired|was fired|were fired|fired (?:me|him|her|them|us|\\d+)|mass firing|termination (?:letter|meeting)|out of work|without a job|unemploy\\w+',
        '(?:closing|close|closes|closed|shut(?:ting)?(?: down)?) (?:the|our|its) (?:\\w+ )?(?:plant|factory|site|mill|branch|depot|works)|(?:plant|factory|site|mill) (?:is |will |to )*(?:clos\\w+|shut\\w*)|part(?:ed|ing)? ways with (?:\\d+|half|a third|\\w+ (?:people|colleagues))|say(?:ing)? goodbye to (?:\\w+ )?(?:\\d+|colleagues|people|half|a third|teammates)|said goodbye to (?:\\w+ )?(?:\\d+|colleagues|people|half|a third|teammates)|impacted by (?:the|today|yesterday|this|last)|affected by (?:the |today\\W?s )?(?:restructuring|cuts|reorgani[sz]ation)|(?:my|their) (?:access|badge|laptop|account) (?:was |were |had been |has been |already )*(?:stopped|revoked|cut|disabled|locked|deactivated)|role no longer exists|my role ended',
      ],
      hints: [
        'restructur\\w+|reorgani[sz]\\w+|last day|open to work|hr (?:joined|was)|with hr|someone from hr|calendar invit\\w+|headcount|the cuts?|cardboard box|no longer (?:employed|needed|required)|notice period|insolven\\w+|bankrupt\\w*|administrators?|survivors|half (?:of )?(?:the|our|my) team|a third of|colleagues (?:who|leave|left|are leaving)|not (?:their|my|your) performance|difficult (?:decision|news)|hard(?:est)? (?:decision|day|conversations?)|fifteen-minute|15-minute|recommendations?|looking for (?:work|a new)|decision was not about',
      ],
    },
    violence: {
      clear: [
        'not everyone (?:walked|came|made it|went) (?:out|home|back)|shelter in place|hold (?:yours|your (?:loved ones|children|kids)) close',
        'war|wars|warzone|war-?torn|invasion|invaded|bomb(?:s|ed|ing|ings)?|air ?(?:raid|strike)s?|air-raid sirens?|missiles?|shelling|shelled|drone strikes?|rocket (?:fire|attacks?)|bomb shelters?|front line(?! (?:staff|workers?|teams?|employees|managers?))|ceasefire|genocide|massacre\\w*|hostages?|refugees?|asylum seekers?|fled|flee(?:ing)?|displaced (?:people|families|persons)|kyiv|kharkiv|gaza|ukraine|ukrainian|sudan|conscript\\w*|drafted into|troops|occupied territor\\w+',
        'shot dead|mass shootings?|school shootings?|the shooting|gunm[ae]n|gunshots?|gunfire|stabb\\w+|knife attack|murder\\w*|homicide|manslaughter|(?:was|were|been|being|got) (?:\\w+ )?(?:killed|attacked|assaulted|beaten|stabbed|shot|raped|kidnapped|tortured|robbed at)|killed (?:by|in|at|when|on)|people killed|terror(?:ist|ists|ism)?|terror attack|the attack(?:s|er|ers)? (?:in|on|at)|rap(?:e|ed|ist)|sexual(?:ly)? (?:assault\\w*|violence|abus\\w+|harass\\w+)|domestic (?:violence|abuse)|abusive (?:relationship|husband|wife|partner|marriage|father|mother)|child abuse|femicide|women\\W?s shelter|gun violence|violence|violent(?:ly)?|beat (?:me|her|him) up|hit (?:me|her|him)|black eye|spat (?:at|on)|threatened (?:me|her|him|us|with)|death threats?|kidnap\\w*|tortur\\w+|police cordon|restraining order',
      ],
      hints: [
        'sirens?|basement|cellar|shelter|soldiers?|border|bruise[sd]?|threats?|weapons?|gun|guns|knife|knives|attack(?:s|ed)?|victims?|safe house|escaped|hid|hiding|afraid of him|bullets?|peace|invad\\w+|front|rockets?',
      ],
    },
    discrimination: {
      clear: [
        'racis\\w+|sexis[tm]\\w*|discriminat\\w+|homophob\\w+|transphob\\w+|islamophob\\w+|anti-?semiti\\w+|misogyn\\w+|ableis[tm]|ageis[tm]|xenophob\\w+|slurs?|harass\\w*|micro-?aggress\\w+|bigot\\w*|hate (?:speech|crimes?|mail)|neo-?nazis?|nazis?|swastika|white supremac\\w+|misgender\\w*|deadnam\\w+|bull(?:ied|ying)|n-word|apartheid|racial\\w*|prejudice[ds]?',
        '(?:colou?r of (?:my|his|her|their|your) skin|(?:my|his|her|their|your) skin(?: colou?r)?|dark(?:er)? skin|skin colou?r)|where (?:are you|she is|he is|i am|i\\W?m|i was|are we) (?:really|actually|originally) from|really from|(?:foreign|turkish|arab\\w*|african|asian|muslim|jewish|polish|nigerian|indian)[- ]sounding|(?:foreign|different|arabic|turkish|english|western|english-sounding|anglici[sz]ed) (?:first |last |sur)?name|changed (?:my|his|her) (?:first |last )?name on|(?:because|as) (?:i am|i\\W?m|she is|she\\W?s|he is|he\\W?s|of) (?:my |her |his )?(?:a woman|black|brown|asian|muslim|jewish|gay|lesbian|trans|disabled|pregnant|an immigrant|accent|hijab|headscarf|age|gender|religion|disability|wheelchair|skin|race|ethnicity|pregnancy)|(?:headscarf|hijab|kippah?|turban)|the only (?:woman|black \\w+|person of colou?r|brown \\w+|asian \\w+|wheelchair user|muslim|non-white \\w+) (?:in|on|at|there)|people of colou?r|black (?:women|woman|men|man|people|colleagues?|engineers?|employees?|candidates?)|(?:mistaken|mistook|take me|took me|taken) for the (?:cleaner|assistant|secretary|waiter|intern|catering|driver|nurse|coat)|gender pay gap|unequal pay|paid (?:her|me|women) less|less than (?:him|my male|the men|her male)|male colleagues?|(?:go|went|going) back (?:home )?to (?:your|my|her|his) (?:own )?country|speak (?:proper )?english|homosexual\\w*|coming out|came out as|lgbt\\w*|queer|two (?:dads|mums|moms)',
      ],
      hints: [
        'immigrants?|migrants?|foreigners?|accent|too old|my age|over (?:50|fifty|55)|pregnan\\w+|maternity|disab\\w+|wheelchair|gay|lesbian|my (?:husband|wife)|minorit\\w+|ethnic\\w*|stereotyp\\w*|equal(?:ity)?|bias|cultural fit|jokes?|stared?|comments? about|jewish|muslim|ramp|guide dog|deaf|blind|women|he said|mixed up',
      ],
    },
    politics: {
      clear: [
        'general elections?|elections?|electoral|parliament\\w*|prime minister|referendum|brexit|labour party|labour (?:government|mp)|tor(?:y|ies)|republicans?|gop|democrats?|trump|biden|kamala|harris campaign|starmer|sunak|farage|putin|netanyahu|obama|macron|merz|orb[aá]n|far[- ]right|far[- ]left|left[- ]wing|right[- ]wing|alt-right|maga|politicians?|political (?:party|parties|campaign|view\\w*|posts?|leaders?|opponents?|rally)|party politics|(?:her|his|my|the|this|that|which|a|our|governing|ruling|opposition) party (?:leader|member|conference|manifesto|programme|platform|in power|i vote|line)|(?:vote|voted|voting) (?:for|against) (?:\\w+ ){0,2}(?:party|government|them|him|her|labour|conservatives?|reform|candidate|president|greens?|liberals?)|ballot (?:box|paper)|ballots?|polling (?:station|day)|how (?:you|i|we) vote|whoever you vote|vote (?:on|this) (?:sunday|thursday|tuesday|november)|go (?:and )?vote|senators?|congress(?:man|woman|ional)?|populis\\w+|abortion|gun control|the (?:current|new|last|present) government|this government|(?:coalition|government) (?:collapsed|talks|resign\\w*|lies|has failed|failed)|impeach\\w*|immigration (?:policy|law|debate|bill)|mps|the mayor(?:al)? (?:race|candidate)|conservatives|liberals|socialis[tm]\\w*|communis[tm]\\w*|fascis[tm]\\w*',
      ],
      hints: [
        'government|ministers?|votes?|voters?|voted|voting|campaign(?:ing)? for|tax cuts|policy|policies|the state|democracy|democratic|congress|senate|president|chancellor|protest\\w*|demonstrat\\w+|coalition|majority|opposition|polls|party',
      ],
    },
    religion: {
      clear: [
        '(?:the|my|a) (?:w+ )?cross (?:at|to) work|cross around my neck|what I believe|my beliefs',
        'god|jesus|allah|almighty|bible|biblical|qur\\W?an|koran|torah|scriptures?|pray(?:s|ed|ing|ers?)?|church(?:es)?|mosques?|synagogues?|ramadan|iftar|eid|yom kippur|hanukkah|shabbat|diwali|lent|baptis\\w+|sermons?|gospel|rabbis?|imams?|priests?|pastors?|pope|vatican|muslims?|islam\\w*|christianity|christians|hindus?|hinduism|catholics?|catholicism|protestants?|evangelicals?|atheis\\w+|religio(?:n|ns|us)|my faith|faith in (?:god|christ|him)|(?:people of|our|christian|your|their) faith|the holy (?:spirit|book|land|month)|pilgrim\\w*|hajj|worship\\w*|buddhis\\w+|theolog\\w+|divine|salvation|sunday mass|bless you all|god bless|missionar\\w+|prophet|psalms?|proverbs \\d+|fasting (?:during|for|month|since)|i fast|kosher|halal',
      ],
      hints: [
        'faith|fast(?:ing)?|sunset|blessed|blessings?|lord|holy|soul|believe in|belief|beliefs|temple|spiritual\\w*|heaven|sabbath|easter|mass|sin|sins|grace|amen|christian|jewish|prayer room',
      ],
    },
    disaster: {
      clear: [
        'earthquakes?|floods?|flooded|flooding|flood ?water|hurricanes?|tornado(?:es)?|typhoons?|cyclones?|wild ?fires?|forest fires?|bush ?fires?|tsunami|mud ?slides?|landslides?|avalanches?|volcan\\w+|eruption|(?:burn(?:ed|t)|burning) (?:down|to the ground)|(?:house|factory|warehouse|apartment|kitchen) fire|the fire (?:took|destroyed|brigade|started|broke)|fire (?:destroyed|broke out|tore|swept)|evacuat\\w+|plane crash|train crash|bus crash|crash site|(?:bridge|building|roof|dam|mine|tower) collapse[ds]?|collapsed (?:bridge|building|roof|dam|mine)|death toll|casualt\\w+|rescue (?:workers?|teams?|crews?|services?)|search and rescue|emergency services|natural disasters?|disaster (?:relief|area|zone|struck)|disasters?|aftershocks?|rubble|state of emergency|gas explosion|an explosion|the explosion|chemical spill|oil spill|derailment|the storm (?:took|destroyed|hit|came)|under water|famine|pandemic victims|lost (?:their|our|my|his|her) (?:homes?|house)|lost everything|sandbags?|mud (?:stood|in|was)|shovel\\w* mud|washed away|swept away|missing (?:people|persons)|still missing',
      ],
      hints: [
        'mud|the water|water (?:rose|came|level|line)|storm|fire|flames|smoke|survivors?|victims?|donat\\w+|relief|rescue[ds]?|trapped|collapse[ds]?|destroyed|explosion|drought|emergency|sirens|pumps|shovels?|river|helpers|volunteers|homes|crash(?:ed)?|heatwave|ashes',
      ],
    },
  },
  exact: {
    death: ['RIP', 'R\\.I\\.P'],
    politics: ['Labour', 'Reform UK', 'Greens', 'SNP'],
    illness: ['ALS', 'MS', 'HIV'],
    layoff: ['RIF'],
  },
};
