/** The thresholds of every claim about figures, and of the rules that act on them. */

/** Below so many measured comments nothing is claimed. */
export const fewestComments = 20;

/** The probability of any false claim among the values of a comparison, however often one looks. */
export const claimError = 0.05;

/** A source that answers at this share of its account's rate is one to find. */
export const poorShare = 1 / 5;
/** The probability that a source at its account's rate is ever found. */
export const poorError = 0.04;
/** From this sureness on, a poor source is shown before it is found. */
export const suspectSureness = 0.5;
/** No figures make a claim certain, so that no page shows 100 %. */
export const mostSureness = 0.99;
/** The latest days whose comments count for or against a source. */
export const poorDays = 90;
