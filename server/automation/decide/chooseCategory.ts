import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import type { Left } from './warmUp.ts';

/**
 * The category with more left in percent of its limit, so both run out together; if equal, in number. A
 * warm-up scales both limits alike, so it does not change the order.
 */
export function chooseCategory(
  left: Left,
  {
    dailySearchComments,
    dailyMonitorComments,
  }: Pick<SettingsValues, 'dailySearchComments' | 'dailyMonitorComments'>,
): CommentCategory {
  const share = (rest: number, limit: number) => (limit > 0 ? rest / limit : 0);
  const difference = share(left.Search, dailySearchComments) - share(left.Monitor, dailyMonitorComments);
  if (difference !== 0) return difference > 0 ? 'Search' : 'Monitor';
  return left.Search >= left.Monitor ? 'Search' : 'Monitor';
}
