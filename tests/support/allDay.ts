import { type Weekday, weekdays } from '../../server/accounts/settings/schemas.ts';

/** The timing of an account that comments every so many minutes, day and night. */
export const allDay = (minutes: number, activeDays: readonly Weekday[] = weekdays) => ({
  fromTime: '00:00',
  toTime: '00:00',
  timezone: 'UTC',
  timeBetweenComments: [minutes],
  activeDays: [...activeDays],
});
