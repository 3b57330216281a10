/** How long what is said stays, in milliseconds, and how long it takes to go (react-hot-toast's own numbers; it keeps 20 at most). */
export const toastOptions = {
  duration: 4000,
  removeDelay: 1000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};
