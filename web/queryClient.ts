import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';
import { getSession, subscribe } from './token.ts';

/** One cache for the whole app: both Admins are given it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network, mutations fail visibly. By default they would wait and run later, when the user has moved on.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: 5_000,
      // An answer of the server is final. Only a call that never arrived is worth a retry.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status > 0),
    },
  },
});

// However a session ends, in this tab or another, clears all data of that user.
let person = getSession()?.userData._id;
subscribe(() => {
  const next = getSession()?.userData._id;
  if (person && next !== person) queryClient.clear();
  person = next;
});
