/** Each seat is one connected account. */
export const mostSeats = 20;
