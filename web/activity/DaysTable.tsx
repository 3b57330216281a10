import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { dateText } from './daysModel.ts';

/** The chart's data for screen readers. */
export function DaysTable({ days }: Pick<CommentDays, 'days'>) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <table>
      <caption>{t('activity.chart.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('activity.chart.date')}</th>
          <th scope="col">{t('activity.categories.Searches')}</th>
          <th scope="col">{t('activity.categories.Monitors')}</th>
          <th scope="col">{t('activity.chart.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, Search, Monitor }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={date}>{dateText(date, language, true)}</time>
            </th>
            <td>{Search}</td>
            <td>{Monitor}</td>
            <td>{Search + Monitor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
