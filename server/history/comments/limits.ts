/** The network's limit, in characters. */
export const longestComment = 1250;
/** In characters. */
export const longestPostExcerpt = 280;
