/** What of an admin's area is loaded only where it is shown. */
export const load = {
  users: () => import('./users/UserList.tsx'),
};
