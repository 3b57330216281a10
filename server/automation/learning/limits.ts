/** How many accepted lines an account may have. */
export const mostLines = 20;
/** Characters of a line that the owner changed. */
export const longestLine = 200;
