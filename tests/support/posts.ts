import type { Post } from '../../server/providers/network.ts';
import type { TestServer } from './server.ts';

let members = 0;

/** Posts on the network, newest first, read by an account that Chime In does not know. */
export async function somePosts(server: Pick<TestServer, 'control' | 'deps'>): Promise<Post[]> {
  members += 1;
  const { body } = await server.control('POST', '/accounts', { email: `reader${members}@example.com` });
  const { network } = server.deps;
  const ada = await network.readProfile(body.accountId, { kind: 'person', identifier: 'ada-okafor' });
  return (await network.profilePosts(body.accountId, ada)).posts;
}
