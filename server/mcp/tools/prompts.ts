/** The most common requests, in the words that lead to the right tools. */
export const prompts = [
  {
    name: 'review-my-drafts',
    scope: 'review',
    title: 'Review my drafts',
    description: 'Goes through the drafts that wait, one by one.',
    text: `Go through my waiting drafts in Chime In with me. Call list_drafts, and page on with next until it is null.
Show each draft: the author, the gist of the post in one sentence, the comment in full, and the checks that it fails. Say in one sentence whether you would approve, edit, hold or discard it, and why. Ask me, and wait for my answer before the next one.
For each decision call approve_drafts, edit_draft, hold_drafts or discard_drafts without a token, show me exactly what it would do, and repeat the call with its token once I agree. At the end, say how many were approved, edited, held and discarded.`,
  },
  {
    name: 'weekly-report',
    scope: 'read',
    title: 'Weekly report',
    description: 'The comments of the last seven days, the people who replied, and suggested changes.',
    text: `Write my weekly report of Chime In. Read only; change nothing.
Call get_status, list_comments since seven days ago, list_replies with handled: false, and get_results for the last seven days.
Report: 1. each account's comments, and whether it is running; 2. the three comments with the most replies and reactions, in full with their links; 3. people who replied and still wait for an answer; 4. sources and prompts that do clearly better or worse. A share of null means too few comments: then claim nothing. 5. at most three suggestions, each with the figure behind it.`,
  },
] as const;
