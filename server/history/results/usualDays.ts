// Not in `period.ts`, which would load Temporal in the browser.

export const usualDays = 30;
