import { AuditTable } from '../audit/AuditTable.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import type { PersonRecord } from './personModel.ts';

export function ChangesTab({ user }: { user: PersonRecord }) {
  return (
    <ListOfUser user={user} reference="user-audit">
      <AuditTable />
    </ListOfUser>
  );
}
