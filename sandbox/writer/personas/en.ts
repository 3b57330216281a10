import { lines } from '../bank/types.ts';
import type { BadParts } from './types.ts';

export const en: BadParts = {
  echoes: lines(`
    Exactly: {sentence}.
    So true: {sentence}.
    Indeed: {sentence}.
    This says it: {sentence}.
    It really is so: {sentence}.
    Yes: {sentence}.
    “{sentence}” is the point here.
    As the post says: {sentence}.
  `),
  echoEnds: lines(`
    And that on {topic}.
    Especially with {topic}.
    That is {topic} in a nutshell.
    True for {topic} in general.
  `),
  retold: [
    [
      'Complaints went down by {pct} percent, without any new tool.',
      'grumbling dropped noticeably while the equipment stayed as it was',
    ],
    [
      'The hard part was never the method; it was deciding what to leave out.',
      'choosing which bits go overboard beats any technique in difficulty',
    ],
    [
      'We now write the decision down before the meeting, not after it.',
      'outcomes are fixed on paper prior to sitting together',
    ],
    [
      'One clear owner beats {n} good intentions.',
      'a single accountable individual achieves more than plenty of goodwill',
    ],
    ['The time we save goes straight back to our customers.', 'freed hours benefit the clientele'],
    [
      'Measured over {weeks} weeks, the calm approach won by {pct} percent.',
      'proceeding slowly came out ahead in the long run',
    ],
    [
      'People do not resist change, they resist surprises.',
      'staff can live with something different as long as it is announced',
    ],
    [
      'What gets celebrated gets repeated, so we celebrate the boring wins.',
      'applauding unspectacular victories makes them return',
    ],
    [
      'Once the goal was on the wall, the arguments got shorter.',
      'debates shrank after everybody could see the target',
    ],
    [
      'We learned more from the {n} failures than from the one success.',
      'missteps taught more than the lone triumph',
    ],
    [
      'Trust grew as soon as we showed the raw numbers.',
      'openness about unvarnished figures built confidence',
    ],
    ['The checklist has {n} lines. Nobody has asked for more.', 'a brief list satisfies everyone'],
    [
      'Skipping {other} would have cost us far more than {weeks} weeks.',
      'leaving that out would have been considerably more expensive',
    ],
    [
      'When I joined {company}, the team had {n} documents about it and no owner.',
      'plenty of paper lay around at the start, with nobody in charge',
    ],
    [
      'Last month we sat down with {n} colleagues and simply counted where the hours went.',
      'a handful of coworkers tallied how the working day gets used',
    ],
    [
      'The turning point came in week {weeks}, when a junior teammate asked the obvious question.',
      'an inexperienced member untied the knot by wondering aloud',
    ],
    [
      'At {company} we tried the big plan first. It lasted {n} days.',
      'the grand scheme collapsed almost immediately',
    ],
    [
      'We ran a small trial with {n} volunteers and wrote everything down.',
      'a modest experiment with willing participants was recorded in full',
    ],
    [
      'Half of the meeting was silence, and then somebody drew the whole process on a napkin.',
      'speechlessness gave way to a sketch',
    ],
    [
      'Our first attempt failed because we copied what works at {company}.',
      'imitating another firm went badly in round one',
    ],
    [
      'I asked {n} people in the corridor the same question and got {n} different answers.',
      'everyone stopped in the hallway responded in another manner',
    ],
    [
      'It started with a complaint that landed in my inbox on a Friday afternoon.',
      'an angry message shortly ahead of the weekend set everything off',
    ],
    [
      'Two of us paired on it for an afternoon, and the backlog suddenly looked manageable.',
      'working as a pair made the pile of tasks seem feasible',
    ],
  ],
  restated: lines(`
    matters turned out otherwise than first assumed
    the described approach led to the described outcome
    events unfolded in precisely that order
    those involved went through exactly such a phase
    the account given above holds in that form
    one thing followed from the other, as told
    the outcome matches the description
    it went the way it is portrayed
  `),
  retellings: lines(`
    In other words, on {topic}:
    Put differently, about {topic}:
    So in short, with {topic}
    To rephrase the part on {topic}:
    Said another way, in {topic}
    Summed up, when it comes to {topic},
    Which means that in {topic}
    Translated into plain words, for {topic}:
  `),
  praise: lines(`
    Such a powerful post about {topic}!
    Couldn’t agree more on {topic}!
    Great insights on {topic}!
    So true! This really resonates.
    Love this perspective on {topic}!
    Spot on! {topic} deserves so much more attention.
    Wow, what an inspiring read on {topic}!
    Absolutely agree. Thought-provoking words on {topic}.
    Well said! A much-needed reminder about {topic}.
    Kudos for shedding light on {topic}!
  `),
  truisms: lines(`
    In today’s fast-paced world, it’s not just a task, it’s a mindset.
    True growth happens outside the comfort zone.
    Trust, clarity and purpose are the foundation of lasting success.
    That’s where the magic happens.
    It’s not about tools, it’s about people.
    Authentic leadership unlocks the full potential of a culture.
    Resilience, empathy and vision pave the way.
    Meaningful change is a journey, and this is a testament to it.
    Real transformation starts with a growth mindset.
    Innovation, passion and curiosity make all the difference.
  `),
  baits: lines(`
    Thanks for sharing!
    Agree?
    Keep inspiring!
    What do you all think?
    Food for thought!
    Thank you so much for sharing this!
    Let that sink in.
    Onward and upward!
    Who else feels this?
    Keep up the great work!
  `),
  times: lines(`
    In my 12 years as a team lead
    At our company
    With one of our clients
    When I ran a department of 30
    After eight years in the industry
    In our last project
    At my previous employer
    During my time as a consultant
    With our biggest customer
    Last spring, in my own team
  `),
  claims: lines(`
    we cut the effort around {topic} by 40 percent
    I saw complaints about {topic} drop by half
    we tested {topic} with 200 people and doubled our results
    we introduced {topic} and our clients saved three weeks
    I led {topic} for two years and we won every audit
    we measured {topic} and our error rate fell to 2 percent
    we switched to this kind of {topic} and my team grew by a third
    I built {topic} from scratch and our turnover rose by 18 percent
    we dropped {topic} and our customers never noticed
    we made {topic} our standard and I have never looked back
  `),
  offers: lines(`
    Our tool automates {topic} for you.
    My agency helps teams with {topic}.
    Our platform covers {topic} from day one.
    I wrote a course on {topic}.
    Our software takes {topic} off your hands.
    We offer a workshop on {topic}.
    My newsletter covers {topic} every week.
    Our product was built for {topic}.
    I run a masterclass about {topic}.
    We help companies like yours with {topic}.
  `),
  calls: lines(`
    DM me for a free demo.
    Book a call with us, the first 30 minutes are free.
    Send me a message and I’ll show you.
    Link in bio.
    Sign up for a free trial today.
    Happy to send you a sample, just message me.
    Get in touch and I’ll send our offer.
    Ask us for a quote.
    Reach out to me for a discount.
    Check out our website for prices.
  `),
};
