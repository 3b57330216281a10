import type { AuthProvider } from 'react-admin';
import { logout } from './session.ts';
import { getSession } from './token.ts';

/** The loaders of router.tsx guard the pages. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    logout();
    return '/login';
  },
  checkAuth: async () => {
    if (!getSession()) throw new Error('Not signed in');
  },
  // call.ts ends the session by itself.
  checkError: async () => undefined,
  getPermissions: async () => getSession()?.userData.role,
};
