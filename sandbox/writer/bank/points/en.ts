import { type Points, thoughts } from '../types.ts';

export const en: Points = {
  'Complaints went down by {pct} percent, without any new tool.': thoughts(`
    case: A drop like that can also mean that people gave up. The one who used to write every week and has gone silent would know.
    case: Help desks know the reverse case: complaints rise for a month after a real fix, because people see that writing helps.
    question: The complaints that stay tend to be the expensive ones. Which kind is left over?
    question: Did the people who complained hear what was done about it, or did they just run out of reasons to write?
    counter: Fewer complaints prove little while the volume falls too. Counted per hundred cases, {pct} percent can shrink to nothing.
    counter: More complaints can be the better sign: once somebody answers, people report what they used to swallow, and the count goes up first.
    number: From twenty complaints a month, {pct} percent is a handful that a holiday week can explain. From five hundred it is a result.
    number: Two figures belong beside that: how many cases there were, and how many people complained about the same thing twice.
    connect: In aviation a falling count of incident reports raises suspicion: it is good news only if people still dare to file them.
    connect: Shops know the silent version: for each customer who complains at the till, others leave without a word. A count of those would complete the picture.
  `),
  'The hard part was never the method; it was deciding what to leave out.': thoughts(`
    case: The leaving out gets tested at the first exception. Someone senior asks for the dropped part, and it comes back through the side door.
    case: Handovers show whether it stays out: a newcomer who does not know what was dropped, or why, adds it again within a month.
    question: Is it written down anywhere what was left out and why, so that the next person does not put it back in good faith?
    question: Who was against leaving things out, and did any of it have to come back later?
    counter: That turns around in regulated work. There the list of what may go is short, and the method is the hard part.
    counter: Leaving out is easy for whoever does not need the missing part. The bill goes to the one user who did.
    number: A rough test of the cut: if nobody has asked for any dropped item after ninety days, more could have gone.
    number: Count all the parts, then those that somebody used last month. The gap between the two figures is what can be left out next.
    connect: Packing for a long hike teaches what to leave out: each item is light on its own, and nobody feels the last one until day two.
    connect: Museum curators live by leaving out: most of a collection stays in storage, and that is what makes the exhibition readable.
  `),
  'We now write the decision down before the meeting, not after it.': thoughts(`
    case: The risky moment is the meeting where the written decision turns out wrong. If nobody dares to cross it out, the meeting was a ceremony.
    case: Colleagues who dial in gain most from a decision on paper, since they never got to shape one in the corridor anyway.
    question: Whoever drafts the decision has won half of it already. Does the pen go around, or do the same two always write?
    question: How often does a draft leave the meeting different from how it came in, and who would notice if it never did?
    counter: For a problem that nobody understands yet it backfires: the written decision anchors the talk, and the odd remark that would have helped stays unsaid.
    counter: Writing first rewards the fast writers. Someone who thinks by talking has an opinion only when the text is finished.
    number: Five hundred words take about two minutes to read. If the meeting opens with two silent minutes, everyone has actually read them.
    number: A simple score would be the share of drafts that leave the meeting changed. Near zero, the meeting can go; near one, the draft comes too early.
    connect: Courts do the reverse on purpose: the ruling is written after the hearing, so that nobody seems to have decided before listening.
    connect: Scientists call it preregistration: write down what you expect before you see the data, and it gets hard to fool yourself later.
  `),
  'One clear owner beats {n} good intentions.': thoughts(`
    case: Until the owner is on leave for three weeks. If the questions then land on {n} desks again, the ownership was a name in a table.
    case: It goes wrong quietly when somebody owns {topic} and has no say over the calendars of those who do the work.
    question: Without a line on what may be decided alone, owner is only a title. Where is that line?
    question: Did the owner volunteer, or was it the person who happened to be missing when a name was needed?
    counter: One owner is also one point of failure. For anything that runs at night, two who know each other’s notes are safer.
    counter: Some things rot under a single owner: once the office kitchen has a person in charge, everyone else stops wiping the table.
    number: A quick check: ask {n} people separately who owns it. Anything below {n} identical answers means there is some way to go.
    number: An hour a week is six working days a year. Unless those come off something else, the clear owner is one more good intention.
    connect: Orchestras settle ownership without a meeting: the oboe gives the note, and nobody argues about who sets the pitch.
    connect: Psychologists call it diffusion of responsibility: the more people see that something is wrong, the less likely each of them is to act.
  `),
  'The time we save goes straight back to our customers.': thoughts(`
    case: Saved minutes rarely arrive in one piece. Ten gaps of six minutes are an hour on paper and no customer visit.
    case: Friday afternoon is the place to look: if internal mail eats the saved hours there, no customer has seen any of them.
    question: Left alone, spare time flows to the loudest customers. Who decides which ones get it?
    question: Would a customer be able to tell, say by a faster answer, or does the gain show only inside?
    counter: Part of the saved time might be better spent on nothing. A team without slack meets the next surprise with overtime.
    counter: Customers who want fewer contacts will not enjoy more of them. For those the best use is a problem that never reaches them.
    number: Forty minutes a week per head come to about four working days a year. Whether customers get them shows in calls returned the same day.
    number: The saving needs a baseline to be believed: hours spent with customers in one ordinary week before, and in one ordinary week now.
    connect: Economists call the trap the rebound effect: whatever gets cheaper gets used more, so saved time fills up with more of the same work.
    connect: Washing machines saved hours, and then people washed more often. Without a fixed slot for customers the time finds its own use.
  `),
  'Measured over {weeks} weeks, the calm approach won by {pct} percent.': thoughts(`
    case: Calm has an easy life while nothing goes wrong, so the honest comparison would be a week with two colleagues ill.
    case: Slow starts look bad on day two, and that is when a manager opens the dashboard. Plenty of calm plans get stopped there.
    question: If the patient ones picked the calm approach themselves, the result says little. How were the two groups put together?
    question: Hurry rarely loses on every count, or nobody would try it. Where was the faster approach ahead?
    counter: With a deadline that cannot move, such as a tax date, calm loses: being late costs the same however good the work is.
    counter: Attention alone speeds people up. Any approach looks better while somebody measures it, so part of the {pct} percent may belong to the measuring.
    number: A single bad week weighs a lot in {weeks}. Drop the best and the worst on both sides and see whether {pct} percent survives.
    number: An average gain may hide two camps. The distance from the best week to the worst tells whether calm helps everyone or a few.
    connect: Marathon runners have a word for calm, the negative split: start slower than feels right, and the second half comes out faster.
    connect: Farmers used to leave a field fallow for a season. It looked idle, and the next harvest paid for it.
  `),
  'People do not resist change, they resist surprises.': thoughts(`
    case: Even an announced change can surprise: the mail went out in May, but the night shift reads its mail twice a year.
    case: Worst is the move that was announced for the third floor but then ends on the fifth. For a while nobody believes an announcement.
    question: Half a year of notice is also half a year of rumours. So how early is early enough, a month or two?
    question: Is it only the surprise when somebody stands to lose something, like a title or the interesting half of the work?
    counter: Some are right to resist: if the new plan costs them pay or a title, they see it coming from afar and still say no.
    counter: If the decision is final, a surprise can be kinder than months of hearings about something that is settled anyway.
    number: Worth measuring: the days between the first rumour about {topic} and the first official word. Below two, a wrong version has little time to spread.
    number: Count who asks a question after the announcement. Silence from more than half of those affected usually means that it did not arrive.
    connect: Dentists avoid surprises for that reason: saying what comes next, step by step, makes the same drill easier to bear.
    connect: Airport queues show how surprises work: a wait of known length feels shorter than an unknown one, even if the clock disagrees.
  `),
  'What gets celebrated gets repeated, so we celebrate the boring wins.': thoughts(`
    case: Applause finds the boring wins that can be seen. The night on which nothing broke, because someone had tested the backup, has no date to celebrate.
    case: It gets odd the day two teams do the same dull work and one of them has the better storyteller.
    question: Boring work is hard to see from above. Who nominates the wins, the manager or the colleague at the next desk?
    question: Does celebrating still work the tenth time, or has the applause become part of the routine by then?
    counter: Rewards can spoil what people did gladly on their own. A thank-you afterwards is safer than a prize announced in advance.
    counter: Celebrated things get staged as well. Once small wins earn applause, some problems are kept until solving them makes a show.
    number: One celebrated win a week makes fifty a year. After that year the interesting list is that of the names which were never on it.
    number: For boring wins there is a dull figure: incidents that did not happen twice. It only rises when someone did the tedious part.
    connect: Public health knows boring wins: the outbreak that a vaccination prevented makes no headline, so the budget has to be defended every year.
    connect: Goalkeepers get celebrated for the dive. The good ones stand where no dive is needed, and hardly anyone counts that.
  `),
  'Once the goal was on the wall, the arguments got shorter.': thoughts(`
    case: Six months later the poster is furniture. The arguments grow again in the week when the goal no longer fits and nobody takes it down.
    case: Short arguments can also mean that someone gave up. The person who disagreed most is the one to ask after a month.
    question: What happens to the work that does not serve the goal on the wall and has to be done anyway?
    question: Who may take the goal down if it turns out to be wrong, and has anyone tried so far?
    counter: The wall shortens the wrong arguments too. Whether it is the right goal is a debate that deserves its length.
    counter: Where two teams read the same sentence differently, the wall makes it worse: both feel confirmed and stop asking.
    number: A test of one minute: let five people write the goal down with their backs to the wall. Five versions mean that the arguments only moved.
    number: Shorter arguments are one half of it. How often the same one comes back within a month is the other, and it is easier to count.
    connect: Sailors steer by a fixed point on the shore for the same reason: without one, every gust starts a discussion of the course.
    connect: Architects pin the site plan to the wall, and it ends debates about taste: either the door fits the slope or it does not.
  `),
  'We learned more from the {n} failures than from the one success.': thoughts(`
    case: The next team repeats failure number two anyway, because the notes on it sit in the mailbox of someone who has left.
    case: Failures teach when they happen close to their cause. One that shows after a year mostly teaches who was around at the time.
    question: Was there a failure among the {n} that would have counted as a success if you had stopped a month earlier?
    question: Which of the {n} failures would you have ended sooner, knowing what you know now?
    counter: That one success may hold more: it shows a combination that works, while each of the {n} failures rules out one of many.
    counter: A failure teaches only if something is different the next time. The same attempt with more effort repeats the lesson at full price.
    number: It would be worth putting a price on failures: the cheapest of the {n} that taught something is a sensible budget for the next try.
    number: Write one line per failure, with the week in which it could have been known. The distance to the week it ended is the real cost.
    connect: Chess players study their lost games for that reason. In a won game the opponent’s mistakes hide your own.
    connect: Wartime engineers armoured the parts where returning bombers had no holes. Failures that nobody wrote up are the planes that did not return.
  `),
  'Trust grew as soon as we showed the raw numbers.': thoughts(`
    case: The second month of raw numbers is harder: a bad value appears, and someone proposes to smooth it a little before it goes out.
    case: Raw numbers without a definition start a new quarrel. Two teams count the same case differently, and both are honest.
    question: Did anybody use the raw numbers against a colleague in the weeks after, and what happened then?
    question: Who got to see the numbers: the team alone, or also the board, which might read the same raw table as a list of culprits?
    counter: In small groups raw numbers point at people. Below five or so, an average over a longer time is the fairer thing to show.
    counter: Raw is not neutral. Somebody chose the columns, and unpolished figures hide that choice better than a chart does.
    number: Besides the numbers, watch the corrections: how often someone says that a value is wrong, and how many days pass until it is fixed.
    number: Put a date beside each of the raw numbers. Otherwise a team argues over something six weeks old as if it were this morning’s.
    connect: Restaurants with an open kitchen show the raw version too. Few guests look, yet the cooks work as if all of them did.
    connect: Weather services publish how often their forecasts were wrong. A miss that is shown costs less than one that gets found.
  `),
  'The checklist has {n} lines. Nobody has asked for more.': thoughts(`
    case: The next line on a checklist arrives after the first incident, because adding one looks like action. Two years later there are forty.
    case: Ticked from memory at the end of the day, {n} lines take ten seconds. That is where a short list fails as well.
    question: Is there one among the {n} that gets ticked without looking, and would anyone notice if it were gone?
    question: Most lists have a way in and no way out. How does a line leave this one?
    counter: Nobody asks for more lines because each one is work for whoever asks. The missing step shows at the next desk.
    counter: For rare and dangerous work the long list is better. Nobody remembers step nineteen of something done once a year.
    number: At fifteen seconds a line and one run a day, {n} lines cost a few hours a year. A single avoided mistake pays for that.
    number: Note for a month which line caught something. One that never did can go, unless it guards against something rare and expensive.
    connect: Checklists in operating theatres are short on purpose: they name what a skilled surgeon forgets, because the rest would only hide it.
    connect: Cockpits have two kinds of checklist: one is read aloud before every take-off, and one for emergencies begins with steps known by heart.
  `),
  'Skipping {other} would have cost us far more than {weeks} weeks.': thoughts(`
    case: The temptation comes right before a deadline, when skipping {other} saves three days at once and the bill arrives in spring.
    case: New managers skip {other} first, because the cost falls into the time of whoever comes after them.
    question: A loss that never happened is hard to show to a sceptic. So what convinced whoever pays for {other}?
    question: Would a lighter version of {other} have been enough, or does it only pay off when done in full?
    counter: Avoided cost is the easiest figure to win an argument with. Some teams skip {other} and are fine, and they write no posts about it.
    counter: In a project that may be stopped next month, skipping {other} is sound. Prevention pays only for things that live long enough.
    number: The figure gets useful per head: {weeks} weeks of one specialist and {weeks} weeks of a whole team are very different sums.
    number: Put the hours spent on {other} beside those {weeks} weeks. At one to ten hardly anyone argues; at one to two the debate is open.
    connect: Insurance looks like a waste in every good year: money gone, and nothing happened. A fair verdict takes ten of them.
    connect: Skipping has the arithmetic of flossing: two minutes a day against a long afternoon in four years, and the afternoon always seems far away.
  `),
  'When I joined {company}, the team had {n} documents about it and no owner.': thoughts(`
    case: Documents without an owner age at different speeds. A newcomer finds the oldest first, because it has the most links to it.
    case: The next reorganisation is the test: {n} documents became one, the one has an owner, and then the owner changes department.
    question: Merging documents usually upsets the author of the best one. How was that settled?
    question: Did people at {company} miss an owner, or had they found a way around it that suited them?
    counter: Several documents and no owner can be a healthy start: {n} people cared enough to write. An owner without a document is worse.
    counter: An owner helps as long as the job lasts. A review date at the top of the page still works after the owner has left.
    number: It helps to sort the {n} by their last edit. If the newest is over a year old, everyone gets their answers somewhere else.
    number: A fair measure is page views in the last ninety days. If one of the {n} gets nearly all of them, the rest is an archive.
    connect: City archives have a rule for papers without an owner: every box carries the date on which it is reviewed or destroyed, and none comes in without one.
    connect: Wikipedia has millions of pages and no owners. It lives on watchlists: somebody is told whenever a page changes.
  `),
  'Last month we sat down with {n} colleagues and simply counted where the hours went.': thoughts(`
    case: Counting goes well until somebody’s favourite task tops the list. From then on the talk is about whether the month was typical.
    case: Hours lost between two tasks show up nowhere: five minutes to find the file, ten to get back into it.
    question: Guesses and counts rarely match. Which task was furthest from the answer that the {n} would have given before?
    question: Was any task dropped after the count, or did it only explain why everyone was tired?
    counter: A counted month favours what happens every week. The task that eats three days each March will not be in it.
    counter: Hours that are being counted look tidier than the rest. A random look at one of them, unannounced, would be less flattering.
    number: Anything under two hours is noise with {n} colleagues and one month. The three largest blocks are where a decision pays.
    number: Four forty-hour weeks are 160 hours a head. Add up the categories: the part that is missing may be the largest one.
    connect: Counting hours works like a household budget: writing expenses down changes them before anyone has decided anything.
    connect: Astronomers inferred dark matter because the visible part did not add up. Hours that nobody can place deserve a line of their own.
  `),
  'The turning point came in week {weeks}, when a junior teammate asked the obvious question.': thoughts(`
    case: The same question tends to be brushed aside on day one. By week {weeks} everybody is tired enough to hear it.
    case: Obvious questions stop when the junior gets promoted. The next one has to come from someone who still finds things odd.
    question: Posts like this rarely quote the question, and that is the part others could use. How did it go, word for word?
    question: Did anybody ask that question earlier in a quieter voice, and if so, what kept the others from picking it up?
    counter: Some of the credit goes to the timing: asked in the first meeting, an obvious question gets a confident answer and dies.
    counter: Naive questions can also stop good work. For each one that turns a project, several reopen what was settled for good reasons.
    number: A turning point in week {weeks} has a price: that many weeks times the heads in the room. Half an hour for naive questions at the start is cheap beside it.
    number: For two weeks, note who asks questions in meetings. If the most senior three ask more than half, the obvious one is still waiting.
    connect: Andersen made a tale of the obvious question: a child says that the emperor wears nothing, and every adult had seen it too.
    connect: Programmers explain a bug to a rubber duck on the desk, since having to state the obvious is what brings it out.
  `),
  'At {company} we tried the big plan first. It lasted {n} days.': thoughts(`
    case: Big plans live longest where nobody looks. Seeing the end of one after {n} days is the cheap kind of failure.
    case: Whoever wrote that plan felt the {n} days most. A second plan by the same hand tends to have twice as many buffers.
    question: What gave way first, the dates or the assumption that everyone had read the plan?
    question: Something usually survives a plan that fails. Which part of it is still in use today?
    counter: Some things cannot be done in pieces, like moving a warehouse. There the big plan is right, and doubt after {n} days is normal.
    counter: It can be too soon to stop after {n} days: most plans look worst when the old way is gone and the new one is not there yet.
    number: Compare the days of planning with the {n} days it lasted. The larger the ratio, the shorter the next plan should be.
    number: A plan with twenty steps that each work nine times out of ten gets through in about one of eight tries.
    connect: Moltke said that no plan survives the first contact with the enemy. He had the railway timetables worked out to the minute all the same.
    connect: Evolution works without a big plan, under one harsh rule: every small step has to be useful by itself. That is a fair filter for a second try.
  `),
  'We ran a small trial with {n} volunteers and wrote everything down.': thoughts(`
    case: Volunteers forgive. The first person who is told to take part shows whether the instructions hold.
    case: Forty pages of notes will not be read. The one page that helps the next group lists what the {n} gave up on.
    question: Who did not volunteer, and would their reasons have told you something that the {n} could not?
    question: Did the notes change anything, or had the decision been made by the time they were read?
    counter: Trials with volunteers tend to work, since the attention does half of the job. The group after them decides.
    counter: For an effect that shows in one case out of fifty, {n} people are too few. A clean trial can mean that nobody was unlucky.
    number: Even if all {n} went fine, a failure rate of one in {n} is still quite possible. That is the arithmetic of small trials.
    number: Double the group each round, starting from {n}, and stop once nothing new gets written down. Three rounds go a long way.
    connect: Drug trials come in phases: the first small group is there to find harm, and only the later ones to show a benefit.
    connect: Test kitchens cook a recipe with its author out of the room. Whatever the helper gets wrong is an error in the text.
  `),
  'Half of the meeting was silence, and then somebody drew the whole process on a napkin.': thoughts(`
    case: A napkin shows the process as one person sees it. Hand the pen to the next one, and two of the arrows turn around.
    case: The napkin dies on its way to the wiki: redrawn with a tool it has twelve more boxes, and nobody dares to point at it.
    question: Silence is usually cut short by whoever is most senior. What kept everyone from talking this time?
    question: Where is the napkin now, and which arrow on it has turned out to be wrong?
    counter: In some rooms silence means that everyone waits for the one who may speak first. Then the napkin only gets drawn if that person is away.
    counter: Drawings explain a sequence well and hide exceptions. A process with ten special cases looks simple on a napkin because nine are missing.
    number: Count the arrows on the napkin that lead back to an earlier box. Each is work done twice, and they are the cheapest ones to remove.
    number: Let three people draw the process in five minutes each. Boxes that appear on a single sheet are the ones to talk about.
    connect: Film detectives pin photos on a wall for that reason: a gap in a list goes unnoticed, and a gap in a picture does not.
    connect: Radio producers fear dead air, but good interviewers use it, because after four silent seconds people say what they had meant to keep.
  `),
  'Our first attempt failed because we copied what works at {company}.': thoughts(`
    case: The copied part is mostly the visible one, the meeting and its template. The argument that led to them stayed at {company}.
    case: If something else failed first at {company}, the copy skips the part that taught them. It is worth a phone call.
    question: Is there something at {company} that you lack, and would anyone there have warned you if asked?
    question: Would the same copy work now, after all that the team has learned in the meantime?
    counter: Copying is underrated as a first step. It fails fast and shows which of your conditions differ, as no workshop does.
    counter: Starting from zero fails as well, only slower. A copy with one change at a time often gets further than something home-made.
    number: Before copying again, compare two figures with {company}: how many people work on it, and how often its rules changed last year.
    number: List ten conditions that hold at {company} and mark the ones that hold for you. Below seven it is another experiment.
    connect: Gardeners who copy a border look at the soil first: the rose that covers a wall in one village sulks in the next.
    connect: Translators cannot copy a joke. Word for word it dies, so a good translator finds another one that does the same job.
  `),
  'I asked {n} people in the corridor the same question and got {n} different answers.': thoughts(`
    case: Perhaps the answers come from {n} different weeks: each person describes the last time it went wrong.
    case: Ask one person the same thing twice, a month apart. Two answers again would mean that the question is the problem.
    question: Which answer came from the person who does the work every day, and how far was it from the others?
    question: Have any of the {n} heard the other answers since, and if so, did anyone take theirs back?
    counter: Different answers can all be right. Two departments see two ends of the same thing, and one agreed sentence would hide that.
    counter: People in the corridor are the ones who have time to be there. The {n} at their desks might have agreed.
    number: Next time, ask for a figure such as days or cases. Then the answers have a spread, and in half a year it can shrink.
    number: Repeat the question in half a year with {n} others. Even two identical answers would show that something has arrived.
    connect: Police know this from witnesses: {n} people see one accident and report {n}, so good questions get narrower, such as which lane.
    connect: Maps give different answers too, because each is drawn for one use: the Tube map is wrong about distance but right about where to change.
  `),
  'It started with a complaint that landed in my inbox on a Friday afternoon.': thoughts(`
    case: On a Monday at nine the same complaint would have been number eleven of forty, and a template would have answered it.
    case: Someone who complains on a Friday has often tried two other channels first. Their logs tell how long it really took.
    question: Does the person who complained know what came of it, and would they write again?
    question: How many people had the same problem before that Friday, and where did their complaints end up?
    counter: One complaint is a story. Rebuilding things around somebody who writes well can make them worse for those who never write.
    counter: If loud complaints choose what gets fixed, the costly faults stay, because everyone works around those without a word.
    number: Before acting on one mail it helps to count how many cases went through that week and how many looked the same without a complaint.
    number: Note the hours until a person answered. From Friday at four to Monday at nine, 65 are gone before anyone has read it.
    connect: Toyota hung a cord along the line for such moments: anyone may stop the work, and the first question is what happened.
    connect: Ombudsmen reply to every complaint, even when nothing can be done. The reply is what keeps the next one coming.
  `),
  'Two of us paired on it for an afternoon, and the backlog suddenly looked manageable.': thoughts(`
    case: The morning after the pairing counts: alone with the same list, each of the two is likely to pick an item that they already understand.
    case: Somebody waited for the two of you that afternoon. In a team of five, a pair behind a door is nearly half of the answers.
    question: Did the backlog get shorter, or did it look smaller because two people had finally read all of it?
    question: Could any pair have done it, or did it take these two and an afternoon without calls?
    counter: Pairing flatters a backlog. Items that need a decision by a third person are still there, and they are why it grew.
    counter: For dull work of one kind a pair is slow. Two people with headphones and half of the list each would be done by four.
    number: An afternoon for two is eight working hours. If ten items got clear, that is under an hour each, which no meeting beats.
    number: Look at the backlog again after two weeks. If more came in than the pair closed, the inflow deserves the next afternoon.
    connect: Climbers move in pairs because one watches while the other moves. The watching adds more speed than the second pair of hands.
    connect: Rally drivers have a partner who never touches the wheel. Somebody who reads the next bend aloud makes the speed possible.
  `),
};
