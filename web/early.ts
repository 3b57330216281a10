import { type ComponentType, lazy } from 'react';
import type { User } from '../server/users/schemas.ts';
import { getSession } from './token.ts';

/**
 * A component whose code comes when it is first shown; but where this visit begins with it, at once, beside all that comes anyway,
 * and not only after what stands around it.
 * @param who whose component it is
 * @param begins whether it is shown at the address that the visit begins at
 */
export function early<Props>(
  who: User['role'],
  begins: (path: string) => boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const first = getSession()?.userData.role === who && begins(location.pathname) ? load() : null;
  // Told where it is shown.
  first?.catch(() => {});
  return lazy(async () => ({ default: await (first ?? load()) })) as unknown as ComponentType<Props>;
}
