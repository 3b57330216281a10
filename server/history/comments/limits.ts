/** The longest comment that the network takes, in characters. */
export const longestComment = 1250;
