import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';
import { onUserLeft } from './token.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // By default, mutations without a network would wait and run later, when the user has moved on.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: 5_000,
      // An answer of the server is final: only a call without an answer is retried.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status > 0),
    },
  },
});

onUserLeft(() => queryClient.clear());
