import { lines, type Regular } from './types.ts';

export const nora: Regular = {
  email: 'nora.lindqvist@example.com',
  name: 'Nora Lindqvist',
  language: 'en',
  habit: 'Two calm sentences, often with a condition',
  comments: lines(`
    The estimate gets honest once the person who sold the date sits in the room. Until then it is a negotiation about hours.
    Our own backlog shrank when every item got an expiry date. Nobody asked for a single one of the expired items back.
    It depends on who reads the metric. A dashboard for the board and one for the team should rarely show the same line.
    A pilot with your friendliest customer proves the friendship. The second pilot, with somebody who owes you nothing, is the test.
    Half of our support tickets about the export were really about the file name. We renamed it and the queue went quiet.
    Did the team that lost the feature agree with the numbers, or only with the decision? Those two get mixed up in retrospectives.
    Fewer meetings helped us for about a quarter. Then the questions moved into private chats, where the next person can’t find them.
    The interview guide matters less than who takes notes. When I write them myself I hear mostly the things that I hoped for.
    That works as long as the platform team has no roadmap of its own. Afterwards both sides start to keep a list of debts.
    Pricing by seat punishes exactly the customers who invite a colleague to look. We saw it in the trials that ended on day two.
    The awkward part comes in month three, when the first exception is granted. It would help to write down now who may grant it.
    A prototype that looks finished gets compliments. One drawn by hand gets corrections, and those are what we came for.
    Which of the two teams kept the old process running in parallel? In my experience the shadow version tells you what was missing.
    We measure time to first value in minutes now. The old figure in days hid that most people gave up within the first hour.
    The best release note I read this year listed two things that got slower. It was also the one with the fewest complaints.
    Splitting the team by customer size worked until a small customer grew. Nobody had decided who keeps the relationship then.
    A roadmap in quarters survives if each item can fall out without a meeting. Ours could not, so every change became politics.
    Does the rule also hold for the founder’s ideas? Ours had a separate door for those, and everybody knew the way to it.
    The churn interviews got useful when finance made the calls. They asked about the invoice, and the answers had dates in them.
    Small teams get fast because they can skip the handover. Add one specialist who is shared by three of them and the queue is back.
    Onboarding in one day is a fine goal if the second week is planned too. Ours was empty, and that is when people left.
    An experiment without a date to stop is a launch. We put the date into the ticket title, where it is hard to overlook.
    The survey asks what people want. The search box shows it, including the words that our own menu never uses.
    Writing the decision down took ten minutes. Finding out in spring why we had made it would have taken a week.
  `),
};
