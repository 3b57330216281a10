import type { AuthProvider } from 'react-admin';
import { logout } from './session.ts';
import { getSession } from './token.ts';

/** The guards in App.tsx decide about access; this passes their knowledge to react-admin. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    logout();
    return '/login';
  },
  checkAuth: async () => {
    if (!getSession()) throw new Error('Not signed in');
  },
  // api.ts has ended the session already if the failure was about it.
  checkError: async () => undefined,
  getPermissions: async () => getSession()?.userData.role,
  getIdentity: async () => {
    const user = getSession()?.userData;
    if (!user) throw new Error('Not signed in');
    return {
      id: user._id,
      fullName: `${user.firstName} ${user.lastName}`,
      avatar: user.profileImage || undefined,
    };
  },
};
