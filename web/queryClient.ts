import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';
import { getSession, subscribe } from './token.ts';

/** One cache for the whole app: both Admins are given it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network what is done fails, and says so: it would wait for one, and be done when nobody thinks of it any longer.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: 5_000,
      // An answer of the server stands; only a call that never arrived is worth repeating.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status > 0),
    },
  },
});

// However a session ends, here or in another tab, nothing of that person stays behind.
let person = getSession()?.userData._id;
subscribe(() => {
  const next = getSession()?.userData._id;
  if (person && next !== person) queryClient.clear();
  person = next;
});
