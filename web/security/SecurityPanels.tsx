import type { User } from '../../server/identity/users/schemas.ts';
import { useSession } from '../session.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { FactorsPanel } from './FactorsPanel.tsx';
import { PasswordPanel } from './ProfileForms.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export function SecurityPanels({ user }: { user: User | undefined }) {
  const { view } = useSession();
  return (
    <>
      <Changes>
        <PasswordPanel user={user} />
      </Changes>
      {/* A support view does not see the second factor. */}
      {!view && <FactorsPanel />}
      <SessionsPanel />
    </>
  );
}
