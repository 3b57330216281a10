/** The longest comment that the network takes, in characters. */
export const longestComment = 1250;
/** Of the post's text, what is kept with a comment, in characters. */
export const longestPostExcerpt = 280;
