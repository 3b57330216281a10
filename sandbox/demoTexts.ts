/** A handwritten post and its comment. These are the first texts that a visitor of the demo sees. */
export type DemoText = { post: string; comment: string };

/** By the words of a search, newest first. */
export const searchTexts: Record<string, DemoText[]> = {
  'developer experience': [
    {
      post: 'We asked our engineers for the one thing that slows them down. Not meetings, not the framework: waiting eleven minutes for the build. Our developer experience budget now goes there first.\n\n#DevEx',
      comment:
        'Eleven minutes is the worst length: too short to start something else, long enough to open a browser tab. A build of an hour would cost less attention.',
    },
    {
      post: 'Hot take: an internal developer portal does not fix developer experience. If nobody owns the docs behind it, you have built a nicer door to an empty room.',
      comment:
        'One cheap test before building it: hide ten pages of the docs and count how many people notice within a month.',
    },
    {
      post: 'Our new hires now ship something to production on day two. It took a year of developer experience work to get there, mostly deleting steps from the setup guide.',
      comment:
        'What happens on day two of someone who changes teams? Internal movers usually get no setup guide at all, and they hit the same missing permissions.',
    },
    {
      post: 'Developer experience surveys are out, quarterly, forty questions. We replaced ours with one question after each merged pull request. Response rate went from 20 to 70 percent.',
      comment:
        'The catch is that only merged work gets asked. The change that somebody gave up on after three days would be the most interesting answer.',
    },
  ],
  'hiring plans': [
    {
      post: 'Every autumn we write hiring plans with exact numbers per quarter. Every spring we explain why they were wrong. This year we plan in ranges.',
      comment:
        'Ranges help until finance books the upper end. It works better if each number in the range names the event that triggers it, such as a signed contract.',
    },
    {
      post: 'Our hiring plans assumed eight weeks from job ad to signature. The real number is fourteen, and six of them are us finding a date for the second interview.',
      comment:
        'Dentists solve it the other way round: the slots exist before the patients do. Two interview slots a week, blocked in advance, would fill up as candidates come.',
    },
    {
      post: 'Unpopular with managers: an open position that stays open for six months is removed from our hiring plans. If the team coped, we ask how.',
      comment:
        'That rewards the teams that cope badly but loudly. A fairer sign would be the work that was quietly dropped in those six months.',
    },
    {
      post: 'We now put internal moves into our hiring plans first and look outside second. Half of our open roles were filled that way this year.',
      comment:
        'And who backfills the people who moved? Three moves in a row can leave a hole in the team that can least explain why it needs someone.',
    },
  ],
  'product discovery': [
    {
      post: 'We did forty interviews in our last round of product discovery. After number nine we heard nothing new. We kept going because the plan said forty.',
      comment:
        'Nine of the same kind of customer, perhaps. The tenth that changes your mind tends to be somebody who cancelled, and those rarely answer the invitation.',
    },
    {
      post: 'Product discovery is not a phase. We killed the discovery sprint and gave every team two customer calls a week instead.',
      comment:
        'Two calls a week is a hundred a year per team. The scarce thing then is memory: who can still find what a customer said in March?',
    },
    {
      post: 'The most valuable outcome of our product discovery this quarter: three ideas we did not build. Nobody celebrates that, so I do it here.',
      comment:
        'Worth noting beside each of the three: what would have to change for it to become a yes? Otherwise the same ideas come back with a new sponsor.',
    },
    {
      post: 'Engineers in customer calls changed our product discovery more than any canvas. They hear constraints where product managers hear wishes.',
      comment:
        'It can tip over with one engineer who solves the problem during the call. Then the customer starts to judge the solution and stops describing the week.',
    },
  ],
  Nachhaltigkeit: [
    {
      post: 'Unser erster Bericht über Nachhaltigkeit hatte 80 Seiten. Gelesen haben ihn zwölf Leute. Der nächste bekommt vier Seiten und eine Tabelle, in der auch steht, was wir nicht geschafft haben.',
      comment:
        'Interessant wird die Tabelle im zweiten Jahr. Wer dann eine Zeile streicht, weil das Ziel verfehlt wurde, verrät mehr als auf 80 Seiten.',
    },
    {
      post: 'Nachhaltigkeit im Einkauf hieß bei uns lange: ein Fragebogen. Jetzt fahren wir zu den fünf größten Lieferanten hin. Kostet vier Tage im Jahr und bringt mehr als 200 Formulare.',
      comment:
        'Die fünf größten sind meist auch die am besten vorbereiteten. Ein Besuch beim kleinsten, der als Einziger ein bestimmtes Teil liefert, würde anderes zeigen.',
    },
    {
      post: 'Wir haben die Dienstwagenordnung geändert: Bahn ist der Normalfall, das Auto braucht eine Begründung. Für die Nachhaltigkeit hat das mehr gebracht als die Solaranlage.',
      comment:
        'Und wie läuft es für Leute, deren Kunden eine Stunde vom nächsten Bahnhof entfernt sitzen? Dort entscheidet sich, ob die Begründung eine Formsache wird.',
    },
    {
      post: 'Reparieren statt ersetzen: Wir nehmen unsere Geräte seit Januar zurück. Nachhaltigkeit rechnet sich, sagt der Vertrieb inzwischen selbst.',
      comment:
        'Bibliotheken kennen das Problem dahinter: Der Rücklauf kommt in Wellen. Zwei Wochen nach den Ferien ist dann die Werkstatt der Engpass.',
    },
  ],
};

/** By the people on the list, newest first. */
export const profileTexts: DemoText[] = [
  {
    post: 'Small thing that changed our Mondays: the weekly meeting starts with what we stopped doing. If the list is empty, we talk about why.',
    comment:
      'A second column would make it harder: who was waiting for the thing that stopped. Dropping work that nobody misses is the easy half.',
  },
  {
    post: 'I reviewed the last twenty incidents. In fourteen of them, somebody had mentioned the cause in a chat weeks before. We do not have a detection problem.',
    comment:
      'American aviation spares pilots the penalty for a slip that they report within ten days. A hint in a chat earns its author nothing but extra work.',
  },
  {
    post: 'We gave every team a budget for tools and no approval process. Spending went down by a fifth.',
    comment:
      'Does it stay down in the second year? The first one is careful because everyone expects the approval process to come back.',
  },
  {
    post: 'Our best onboarding document is written by the person who joined last. Everyone else has forgotten what was confusing.',
    comment:
      'With one limit: at two joiners a year the document describes a company that no longer exists. Then the second author should be whoever answered the questions.',
  },
  {
    post: 'A customer left us last month. The exit call took twelve minutes and taught me more than our last three surveys.',
    comment:
      'Twelve minutes also works with somebody who stays: ask what would have made them leave last year. The answers are close, and there is still time to act.',
  },
  {
    post: 'We moved all status updates into writing. Meetings are for decisions now. I thought people would miss them. Nobody has asked.',
    comment:
      'The people who would miss them may be the ones who never got a word in. For them the update was the only place where they saw the others react.',
  },
  {
    post: 'Every roadmap item of ours now has a sentence that begins with: we will stop this if. It is the hardest line to write.',
    comment:
      'Harder still is the name behind it. A stop condition without a person who checks it on a date is a disclaimer.',
  },
  {
    post: 'I used to rewrite every text of my team. Now I leave one comment per page. The texts got better and I got my evenings back.',
    comment:
      'One comment per page forces a choice between errors and taste. Which of the two goes unmarked when a page has both?',
  },
  {
    post: 'We published our salary bands. The first week was tense, the second was quiet, and in the third somebody asked how the bands are made.',
    comment:
      'The third question is the long one. Bands age by a few percent a year, so without a fixed date for the next revision the quiet ends in about eighteen months.',
  },
  {
    post: 'Three of our five most used features were built by people who had done support shifts. We now schedule one day per quarter for everyone.',
    comment:
      'A day per quarter shows the volume but rarely the same customer twice. Four days in a row would show what happens after the ticket is closed.',
  },
  {
    post: 'Our estimates got better when we stopped asking how long and started asking what could make it twice as long.',
    comment:
      'Insurers price that way: the premium follows the rare bad case. It breaks down when the same three risks are listed every time and nobody removes one.',
  },
  {
    post: 'Half of our customer complaints this spring came from one sentence in one mail. We changed nine words.',
    comment:
      'How was the sentence found? Complaints usually name the symptom, and a mail from weeks ago is rarely part of the ticket.',
  },
  {
    post: 'The team asked for fewer priorities. I gave them one. Two weeks later they asked for a second one, in writing.',
    comment:
      'The second one matters most to whoever is waiting for a colleague. With a single priority waiting looks idle, so people start something without telling anyone.',
  },
  {
    post: 'We cancelled our annual offsite and gave each team the money for two small ones. Turnout went from 60 to 95 percent.',
    comment:
      'What gets lost shows up later: the people from two teams who met by chance at the buffet. A shared lunch on the same day could keep some of that.',
  },
];

/** Posts on which nothing was posted, and why. */
export const unansweredTexts = {
  declined: [
    {
      post: 'Proud to share that our company is now certified. Thank you to everyone who made this possible!',
      reason: 'an announcement, with nothing to add to it',
    },
    {
      post: 'Happy Friday! Which song gets you through the last hour of the week?',
      reason: 'small talk that has nothing to do with product work',
    },
  ],
  delicate: {
    post: 'Today we had to lay off eleven colleagues from our product team. They did nothing wrong. If you are looking for people who ship and care, please talk to them.',
    comment:
      'It would help to know what the eleven would like to do next: one line per person, agreed with them, travels further than a list of job titles.',
  },
  echo: {
    post: 'We replaced our quarterly roadmap review with a monthly one. Shorter, smaller, and nobody prepares slides for it any more.',
    comment:
      'A monthly roadmap review in place of a quarterly one, shorter and smaller, and nobody prepares slides any more.',
  },
};
