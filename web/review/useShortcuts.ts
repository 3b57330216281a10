import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { can } from './reviewModel.ts';
import { type Command, commandOf, isElsewhere, useShortcutsOn } from './shortcuts.ts';
import type { ReviewState } from './useReview.ts';

/** What an admin may do who views as the customer: nothing that the buttons refuse. */
const looks: ReadonlySet<Command> = new Set(['next', 'previous', 'help']);

/** J and K move, A, E, H and X decide, U takes back, ? shows the keys. */
export function useShortcuts(review: ReviewState, showHelp: () => void): void {
  const t = useTranslate();
  const [on] = useShortcutsOn();
  const isViewing = useSession().view !== null;
  const { current } = review;

  const run: Record<Command, () => unknown> = {
    next: () => review.move(1),
    previous: () => review.move(-1),
    approve() {
      if (review.needsSubscription) review.say(t('review.subscription.needed'));
      else if (current && can(current, 'approve')) return review.approve(current);
    },
    edit: () => current && can(current, 'edit') && review.startEditing(current),
    hold: () => current && can(current, 'hold') && review.hold(current),
    discard: () => current && can(current, 'discard') && review.discard(current),
    select: () => current && can(current, 'approve') && review.toggle(current),
    undo: () => review.undo(),
    help: showHelp,
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const command = commandOf(event);
      if (!command || (isViewing && !looks.has(command))) return;
      event.preventDefault();
      latest.current[command]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, isViewing]);
}
