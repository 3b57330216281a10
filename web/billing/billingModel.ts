import dayjs from 'dayjs';
import type { User } from '../../server/users/schemas.ts';
import type { Tone } from '../theme.ts';

const day = (time: string): string => dayjs(time).format('MMM DD, YYYY');
const seats = (count: number): string => (count === 1 ? '1 seat' : `${count} seats`);

export const statusTone: Record<User['status'], Tone> = { Paid: 'good', Trial: 'info', Expired: 'bad', None: 'bad' };

/** What the person has and until when, in one sentence. */
export function billingSentence(user: User): string {
  const until = user.subscriptionEndsAt && day(user.subscriptionEndsAt);
  switch (user.status) {
    case 'Paid':
      return `Your subscription of ${seats(user.seats)} is paid${until ? ` until ${until}` : ''}.`;
    case 'Trial':
      return `Your free trial of ${seats(user.seats)} runs${until ? ` until ${until}` : ''}; nothing has been charged.`;
    case 'Expired':
      return `Your subscription ended${until ? ` on ${until}` : ''}. Your accounts and history stay; nothing is posted.`;
    case 'None':
      return 'You have no subscription. Nothing is charged and nothing is posted.';
  }
}

/** The label and value of the day that matters, or null when there is none. */
export function billingDay(user: User): { label: string; value: string } | null {
  if (!user.subscriptionEndsAt) return null;
  const labels = { Paid: 'Paid until', Trial: 'Trial until', Expired: 'Ended on', None: 'Ended on' } as const;
  return { label: labels[user.status], value: day(user.subscriptionEndsAt) };
}
