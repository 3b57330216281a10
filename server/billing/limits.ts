/** The most seats of a subscription. Each is one connected account. */
export const mostSeats = 20;
