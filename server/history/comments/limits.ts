/** The longest comment that the network takes, in characters. */
export const longestComment = 1250;
/** The length of the post's text stored with a comment, in characters. */
export const longestPostExcerpt = 280;
