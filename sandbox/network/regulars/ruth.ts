import { lines, type Regular } from './types.ts';

export const ruth: Regular = {
  email: 'ruth.calder@example.com',
  name: 'Ruth Calder',
  language: 'en',
  habit: 'Short and dry',
  comments: lines(`
    Until the first audit, at least.
    Now do the same with travel expenses.
    The invoice will tell.
    Fewer slides would have found it sooner.
    Works well until somebody takes a holiday.
    Count the returns before the party.
    Nobody reads page two of a contract.
    A spreadsheet did this in 1998.
    The supplier heard a different number.
    Cheap, if you ignore the weekends.
    And the depot found out on Friday.
    Same result, nicer dashboard.
    Three managers, one forklift, no key.
    The forecast was right about the weather.
    Ask the night shift, they have the list.
    Who signs when it breaks?
    Two weeks of quiet is no trend.
    It was the cable again.
    Half of it is labelling.
    The pilot had the good customers.
    Then the fuel bill arrived.
    One owner beats four dashboards.
    Paper still wins at minus ten degrees.
    Measure it in February instead.
  `),
};
