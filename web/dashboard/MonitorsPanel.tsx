import { api } from '../api.ts';
import { LinksInput } from './LinksInput.tsx';
import { profileLines } from './linesModel.ts';
import { rememberPerson } from './people.ts';
import type { Check } from './useAddLines.ts';

export function MonitorsPanel({ accountId }: { accountId: string | null }) {
  const check: Check = async (line, signal) => {
    const { profile } = await api.validateProfile(accountId ?? '', line, { signal });
    rememberPerson(line, profile);
  };
  return (
    <LinksInput
      source="searchProfiles"
      texts="monitors"
      kind={profileLines}
      check={check}
      disabled={accountId === null}
    />
  );
}
