import type { Results } from '../../server/history/results/schemas.ts';
import { countText } from '../i18n/numbers.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** The people who answered in the period, in one to three sentences. */
export function respondersText(
  { people, postAuthors, notNamed, replies, repliesOnOwnPosts }: Results['responders'],
  t: Translate,
): string {
  if (people === 0) return t('results.responders.nobody');
  const sentences = [
    t('results.responders.people', { smart_count: people, replies: countText(replies) }),
    postAuthors > 0 &&
      t('results.responders.postAuthors', {
        smart_count: postAuthors,
        replies: countText(repliesOnOwnPosts),
      }),
    notNamed > 0 && t('results.responders.notNamed', { smart_count: notNamed }),
    t('results.responders.kept'),
  ];
  return sentences.filter(Boolean).join(' ');
}
