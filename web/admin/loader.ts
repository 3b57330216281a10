import { listQuery } from '../listQuery.ts';
import { queryClient } from '../queryClient.ts';
import { getSession } from '../token.ts';
import { firstUsers } from './firstUsers.ts';

/** Prefetches the list of users while the code of the page loads. */
export async function loader({ request }: { request: Request }): Promise<null> {
  const isList = new URL(request.url).pathname === '/admin/dashboard';
  if (isList && getSession()?.userData.role === 'admin')
    void queryClient.prefetchQuery(listQuery('users', firstUsers));
  return null;
}
