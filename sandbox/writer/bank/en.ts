import { type Bank, lines } from './types.ts';

export const en: Bank = {
  leads: lines(`
    One quiet cost of {topic}:
    The weak spot in {topic} is rarely the plan:
    Two months into {topic}, the pattern is often this:
    Anyone new to {topic} meets this first:
    What tends to slip in {topic}:
    Before buying tools for {topic}, look at habits:
    Most of the friction in {topic} comes from one thing:
    Hardly anyone plans for the other half of {topic}:
    There is a second-order effect in {topic}:
    Under time pressure, talk about {topic} hides this:
    On paper the case for {topic} is easy; in practice
    A blind spot in {topic}:
    Small teams feel another side of {topic}:
    Larger organisations add a twist to {topic}:
    After the first enthusiasm about {topic},
    Without a named owner for {topic},
    Left alone, the routine around {topic} drifts:
    In the third month of {topic},
    Seen from outside, the trouble with {topic} is simple:
    Easily overlooked in {topic}:
    Look at the handover side of {topic}:
    Part of the trouble with {topic} sits elsewhere:
    Often the bottleneck in {topic} is boring:
    Sooner or later, with {topic},
    Half the discussion about {topic} skips this:
    Another reading of the trouble with {topic}:
    Beneath the debate about {topic} lies a plainer one:
    If something breaks in {topic}, it is often this:
    Whoever takes over {topic} finds this:
    During holiday season, the gap in {topic} becomes visible:
    Next to the visible part of {topic},
    As soon as two teams share {topic},
    Even with good rules for {topic},
    Anybody living with {topic} daily knows the pattern:
    Rules alone rarely settle {topic}:
    Money is seldom the limit in {topic}:
    Ask around about {topic} and one thing comes up:
    Once the pilot for {topic} ends,
    Nobody writes this into a plan for {topic}:
    Much of what gets blamed on {topic} has another cause:
    From the receiving end of {topic},
    Across departments the same snag appears in {topic}:
    Time is the smaller problem in {topic}:
    When the workload doubles, one thing in {topic} gives way first:
    By the second year of {topic},
    Few checklists for {topic} mention this:
    Some of the loss in {topic} never reaches a report:
    Behind the figures on {topic} there is often a habit:
  `),
  points: {
    general: lines(`
      the person who decides rarely sees the first consequence
      the exception made once becomes the rule by spring
      the good intention has no slot in anyone’s calendar
      a method that worked for one group gets copied without its conditions
      the interesting figure is the one that nobody collects
      the quiet objection in the corridor would have saved a month
      it takes one new face to ask why it is done this way
      the second attempt costs more nerve than money
      the old spreadsheet survives next to the new system
      the story leaves out those who tried the same and stopped
      a good week can hide a bad process
      the first version gets the attention and the fifth one gets the users
    `),
    engineering: lines(`
      the same two colleagues end up fixing what nobody documented
      a red light gets ignored once it has been red twice for no reason
      the workaround in a forgotten script outlives three rewrites
      the queue grows in the gap between two teams
      the runbook describes last year’s architecture
      an old service with one user takes as much attention as a new one with a thousand
      waiting time follows the size of the change, so the big ones wait longest
      the quiet fix at night never makes it into the backlog
    `),
    sales: lines(`
      the deal dies between two calendars, long before anyone says no
      the person who signs never saw the slide that convinced the others
      a discount in the last week of a quarter returns as the next starting price
      the notes record what was said and skip who stayed silent
      a champion without a budget can only cost both sides time
      procurement enters late and reopens what seemed settled
      the second-best contact answers fastest and gets most of the attention
      a no in week two is cheaper than a maybe in month six
    `),
    people: lines(`
      the manager learns about the change one day before everyone else
      those who leave had stopped asking questions months earlier
      two interviewers write down different things and remember the same anecdote
      part-timers get the invitation and miss the meeting
      the unwritten rules are explained at lunch, to those who eat together
      internal candidates hear the outcome last
      the promise was made by someone who has changed departments since
      quiet performers get feedback once a year and loud ones every week
    `),
    design: lines(`
      the long surname breaks the layout that was only tried with short ones
      five testers find the big problem and miss the one with the screen reader
      the error message is written last, by whoever is still there
      the mock-up shows ten items, and real life brings none or a thousand
      the old component survives on the one page that earns the money
      everyone nods at the draft and then reaches for the back button
      translations grow by a third and push the button off the screen
      the keyboard path is checked once, before the last redesign
    `),
    finance: lines(`
      the estimate is off by the one invoice that slips past month-end
      cost centres defend last year’s figure because it sets next year’s
      the spreadsheet has one author and twelve readers who dare not touch it
      late payers are known by name and still get the same terms
      an accrual often hides a decision that somebody postponed
      small purchases take longest because each one needs two signatures
      the comparison with last year compares two different calendars
      the buffer sits in three places, and each owner knows of one
    `),
    health: lines(`
      the form asks for the third time what was already said at the desk
      details get lost in the ten minutes when two shifts overlap
      the appointment at eight sets the delay for the whole morning
      documentation moves to the evening, when the details have faded
      an interpreter is found for the first visit and missing at the second
      the swap between two colleagues never reaches the plan
      the phone rings most while the desk is busiest with arrivals
      staff who know the ward by heart stop reading the whiteboard
    `),
    sustainability: lines(`
      the largest share sits with suppliers who never answer the questionnaire
      the spare part exists, and the manual to fit it does not
      the landlord reads the meter and the tenant pays the bill
      estimates from two databases can differ by more than the annual saving
      boxes come back on time from everywhere except the far depot
      the saving shows up in a budget that belongs to another department
      a visit announced three weeks ahead sees a tidy warehouse
      the electrician’s waiting list sets the schedule, whatever the subsidy says
    `),
    marketing: lines(`
      the effect is judged after two weeks and the buyer decides after five months
      the anecdote that buyers retell is never the one on the slide
      the last click gets the credit and the first conversation gets none
      the list grows with addresses that wanted the download alone
      sales hears about the new claim from a prospect
      the schedule fills up with dates nobody outside the company cares about
      the three best leads would have called anyway
      the headline is tested twice, while the form behind it has nine fields
    `),
    product: lines(`
      the loudest customer writes half of the requests
      users describe what they did last time and guess what they would do next
      the volunteers of the first round like new things by definition
      the option that nobody uses has one user, on the board
      the target gets a number, and the number gets gamed within a quarter
      support knew the answer before anyone asked
      dates are given for exactly those items that are least certain
      removing an option takes three meetings, adding one takes none
    `),
    education: lines(`
      the course ends on Friday and the old routine returns on Monday
      those who need it most have the least control over their calendar
      the certificate proves attendance, and the supervisor wanted a skill
      the adviser is chosen by rank, and the questions are about everyday things
      practice needs a real task, and those are reserved for the experienced
      the money lapses in December, so November fills up with seminars
      feedback arrives after the exam, when it can change nothing
      the best explanation comes from somebody who learned it a month ago
    `),
  },
  endings: {
    case: lines(`
      Picture the newest colleague having to decide alone {when}.
      The typical scene is a half-finished handover {when}.
      It tends to show with a single urgent request {when}.
      Think of the person at the front desk who has to explain it {when}.
      A small supplier would feel it first, for instance {when}.
      Typical is the mail that three people answer and nobody closes {when}.
      The stand-in without any notes finds out {when}.
      Watch what happens to the smallest task on the list {when}.
      A temp on the third day will find that gap {when}.
      One forgotten exception is enough to stop everything {when}.
      It starts with a harmless workaround {when}.
      Two departments will each wait for the other {when}.
    `),
    question: lines(`
      Who notices first that it no longer works {when}?
      What is the first thing to be dropped {when}?
      Does the agreement still hold {when}?
      Who is allowed to say no {when}?
      Where do newcomers find out about it {when}?
      Would anything make you go back to the old way {when}?
      Which part of it runs by itself {when}?
      What tells a bad week from a lasting problem {when}?
      Who carries the extra work {when}?
      What does the fallback look like {when}?
      Would a lighter version be enough {when}?
      Which early sign can be trusted {when}?
    `),
    counter: lines(`
      A strict rule does more harm than good {when}.
      In a group of four the opposite works better, above all {when}.
      Doing nothing is the cheaper answer {when}.
      The old way still wins {when}.
      More structure slows things down {when}.
      That logic turns around {when}.
      Speed counts for more than consistency {when}.
      The advice stops being true {when}.
      A single owner becomes the bottleneck {when}.
      Waiting a month would be the better choice {when}.
      An exception is the honest solution {when}.
      Counting it sets the wrong incentive {when}.
    `),
    number: lines(`
      Count the questions that come back within two weeks, then again {when}.
      The hours between a request and its first answer would show it {when}.
      Ten cases on a sheet of paper are enough to see it {when}.
      One in five is a usable alarm threshold {when}.
      The share of reopened cases in a normal month is the baseline; look again {when}.
      A stopwatch for one morning tells more than a questionnaire {when}.
      Note how many others have to be asked {when}.
      The open items older than thirty days say most {when}.
      Track how often the agreed date moves {when}.
      Half an hour a week is three working days a year, and more {when}.
      The average says little here; look at the slowest tenth {when}.
      Put the cost of one delayed day next to it {when}.
    `),
    connect: lines(`
      Kitchens put one person at the pass to see every plate; a second look would help {when}.
      Pilots read each instruction back; repeating the request aloud would help {when}.
      Relay runners train the handover more than the sprint; a rehearsal would pay off {when}.
      Libraries weed their shelves on a fixed date; an expiry date would help {when}.
      Climbers check each other’s knots; a pair would catch most of it {when}.
      Gardeners prune in winter, before it hurts; an early cut would help {when}.
      Insurers let everyone keep a small share of the risk; that would change behaviour {when}.
      Road planners know that an extra lane fills up; more capacity helps little {when}.
      Theatres keep an understudy for each part; a second name on the list would help {when}.
      Statisticians expect the next figure nearer to the average; patience pays {when}.
      Ship crews split the day into watches; a fixed handover hour would help {when}.
      Chess players lose on time with the better position; a limit per decision would help {when}.
    `),
  },
  circumstances: lines(`
    when two colleagues are on leave in the same week
    in the first month after a reorganisation
    once the person who set it up has moved on
    when requests come from two sides at once
    on the last working day before a deadline
    when half of the budget is gone by June
    in a group spread over three time zones
    once a second site has to follow the same rules
    during the weeks with the most new hires
    after a quarter in which nothing went wrong
    when the only expert sits in meetings all day
    in a short week between two public holidays
    as soon as an auditor asks for the paper trail
    when somebody joins on a fixed-term contract
    with half as many hands and the same workload
    on a Friday at four in the afternoon
    while a big project pulls everyone away
    when the tool behind it changes its licence
    after the plan has moved for the third time
    in a company that has just doubled in size
    when the loudest person in the room is against it
    for those who are only there two days a week
    during the slowest month of the year
    once nobody asks about it any more
  `),
};
