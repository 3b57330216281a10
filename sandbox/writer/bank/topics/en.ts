import { type Topics, thoughts } from '../types.ts';

export const en: Topics = {
  general: thoughts(`
    case: The newest person in the room is the test for {topic}: someone who has heard none of the reasons and has to decide on a Friday at four.
    case: Try to picture {topic} in the week when two colleagues are on leave: whatever still happens then, although nobody checks, is the real process.
    case: A temp on the third day shows where {topic} stops being clear, usually at a step that everyone else does without thinking.
    question: Somewhere a team began just as keenly with {topic} and quietly dropped it by Easter. What would they say if somebody called?
    question: Who carries the extra work behind {topic}, and if nobody asked them beforehand, how long will they carry it?
    question: If the effort on {topic} stopped paying off, who would notice first: the planner upstairs or the colleague on the phone?
    counter: In a group of four the opposite can be true of {topic}: fewer rules, and one person who remembers.
    counter: Doing nothing deserves a fair comparison, because some of the trouble with {topic} goes away by itself once the busy season is over.
    counter: Most advice on {topic} holds until the person behind it leaves. If the habit is still there a year later, it was good advice.
    number: Ten cases on a sheet of paper are enough to see whether {topic} made a difference: the date, and who had to be asked twice.
    number: Half an hour a week is three working days a year. That is a fair price tag for {topic} before the next step.
    number: Averages hide the trouble, so for {topic} look at the slowest tenth of the cases. One afternoon is enough to collect them.
    connect: Relay runners train the handover more than the sprint, because a dropped baton costs more than a slow leg. That may hold for {topic} as well.
    connect: Libraries weed their shelves on a fixed date, so nobody has to argue about each book. A date like that would suit {topic} too.
    connect: Theatres keep an understudy for every part. For {topic} a second name on the list costs little and is missed only once.
  `),
  engineering: thoughts(`
    case: The smallest service shows it best: one user, no owner and a script from 2016. If the approach to {topic} holds there, it holds.
    question: How does the approach to {topic} work in the one repository that everybody is afraid to touch?
    counter: In a team of three most rules on {topic} cost more than they save. Turning the chair around is faster than any process.
    number: Waiting time tells more about {topic} than effort does: for two weeks, note the hours in which finished work lies still.
    connect: Kitchens serve a table at once, so one slow plate holds up four guests. If {topic} feel slow, look for that plate first.
  `),
  sales: thoughts(`
    case: The deal that slips in the last week of a quarter tests {topic}: a discount closes it and becomes next year’s starting price.
    question: What do buyers say about {topic}, and has anyone asked one who bought elsewhere?
    counter: With buyers who come back every year, effort on {topic} can get in the way. They want a date and a price on the phone.
    number: Take the last twenty deals and add up the days on which nothing happened. For {topic} that sum says more than the win rate.
    connect: Doctors ask where it hurts before they name a treatment. A talk about {topic} that opens with the remedy earns distrust for the same reason.
  `),
  people: thoughts(`
    case: Part-timers are where it shows: they get the invitation, miss the meeting and hear about {topic} from a colleague at lunch.
    question: If nobody from HR were in the room, how would somebody who joined three months ago describe {topic}?
    counter: In a company of thirty, formal rules on {topic} can replace a conversation that used to happen. Sometimes that was the better way.
    number: Worth counting before any new rule on {topic}: how many of last year’s leavers it would have affected at all.
    connect: Football scouts like to watch a player whose team is losing. For {topic}, too, the bad week tells more than the good one.
  `),
  design: thoughts(`
    case: A surname of thirty letters on a slow phone: whatever is decided about {topic} meets it within the first week.
    question: Which page breaks the rules about {topic} today, and is it by chance the one that earns the money?
    counter: If ten trained people use a tool all day, common advice on {topic} can be wrong, because they want density and shortcuts.
    number: Five testers find most of the obvious problems. For {topic} the sixth should be someone who uses the keyboard alone.
    connect: Road signs have to be read at night, in rain, from a moving car. Work on {topic} is mostly judged on a large screen at noon.
  `),
  finance: thoughts(`
    case: The invoice that slips past month-end is the honest test for {topic}, and it tends to belong to the most important supplier.
    question: Who outside finance has to change a habit because of {topic}, and what do they get out of it?
    counter: For a company with one product and cash in the bank, precision in {topic} is a hobby. A rough figure on Monday is worth more.
    number: Keep the old estimates and compare after a year. If the errors around {topic} all point the same way, the method is the error.
    connect: Ships log their position at fixed hours, even when nothing happens. A figure around {topic} gains its worth from the dull days before.
  `),
  health: thoughts(`
    case: A visit without an interpreter tests {topic}: the form asks a third time for what nobody could answer at the desk.
    question: What changes about {topic} at four in the morning, when two people run the whole ward?
    counter: On a small ward where everyone knows everyone, more structure for {topic} takes away the minute in which people used to talk.
    number: Ten minutes a day are about 37 hours a year per nurse. Any idea on {topic} should say on which side of that sum it falls.
    connect: Air traffic control has every instruction read back. For {topic} a repeated sentence may be cheaper than another form.
  `),
  sustainability: thoughts(`
    case: The landlord decides and the tenant pays the bill: with {topic}, such a split can stop more than the technology does.
    question: And what would {topic} mean for the smallest supplier on the list, the one without anybody to fill in a form?
    counter: If the saving lands in another department’s budget, even a good case for {topic} stays a slide until the accounting changes.
    number: Before the total, look for the largest line: with {topic}, two or three items can make up most of it, and the rest is rounding.
    connect: Bottle deposits work because the coin is due at once. Whatever is promised for 2040 around {topic} competes with something that pays on Saturday.
  `),
  marketing: thoughts(`
    case: A prospect who asks sales about the new claim is the test for {topic}. Now and then sales hears of it there for the first time.
    question: Which of last year’s best customers came without any help from {topic}, by a route that nobody had planned?
    counter: Where twelve buyers make up the market, the effort for {topic} is better spent on twelve phone calls.
    number: Reports cover two weeks, but buying takes months. For {topic}, what forty new customers name as their reason is still a better measure.
    connect: Farmers do not judge seed in the week after sowing. Numbers on {topic} from the first fortnight mostly tell how the weather was.
  `),
  product: thoughts(`
    case: The largest customer asks for an exception by mail. How serious a team is about {topic} shows in the reply.
    question: What would have to happen for you to drop your view on {topic}, and where would you see it first?
    counter: With eight customers, much of what is said about {topic} is ceremony. Calling all eight takes an afternoon.
    number: Take the ten latest decisions and mark those that {topic} changed. Two are respectable; none would make it a ritual.
    connect: Weather forecasters get their feedback the next morning, so they are well calibrated. With {topic} it comes after a year, if at all.
  `),
  education: thoughts(`
    case: The Monday after decides: if the supervisor hands out the same work as before, nothing of {topic} is left by Wednesday.
    question: How do people take part in {topic} who have the least say over their own calendar?
    counter: Some learn because they must. Given a real task with a deadline, they get by without {topic} for a long time.
    number: Without practice, much of what is learned fades within weeks. For {topic}, a second meeting after a month does more than a longer first one.
    connect: Musicians practise the hard bar, slowly and alone. Most plans for {topic} schedule the concert only.
  `),
};
