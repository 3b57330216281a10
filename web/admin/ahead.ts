import { listQuery } from '../listQuery.ts';
import { meQuery } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { notificationsQuery } from './header/Bell.tsx';
import { usersParams } from './users/usersParams.ts';

/** Fetches what an admin's frame shows, and the users where they are shown. Fails for none of it. */
export async function fetchAhead(): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(meQuery()),
    queryClient.prefetchQuery(notificationsQuery),
    location.pathname === '/admin/dashboard' &&
      queryClient.prefetchQuery(listQuery('users', usersParams(location))),
  ]);
}
