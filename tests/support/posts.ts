import type { Post } from '../../server/providers/network.ts';
import type { TestServer } from './server.ts';

let members = 0;

/** Posts that are on the network, newest first, as somebody sees them who is nobody's account here. */
export async function somePosts(server: Pick<TestServer, 'control' | 'deps'>): Promise<Post[]> {
  members += 1;
  const { body } = await server.control('POST', '/accounts', { email: `reader${members}@example.com` });
  const { network } = server.deps;
  const ada = await network.readProfile(body.accountId, { kind: 'person', identifier: 'ada-okafor' });
  return (await network.profilePosts(body.accountId, ada)).posts;
}
