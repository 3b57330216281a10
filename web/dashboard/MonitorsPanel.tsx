import { api } from '../api.ts';
import { LinksInput } from './LinksInput.tsx';
import { profileLines } from './linesModel.ts';
import { rememberPerson } from './people.ts';
import type { Check } from './useAddLines.ts';
import { useSources } from './useSources.ts';

export function MonitorsPanel({ accountId }: { accountId: string | null }) {
  const notes = useSources(accountId);
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
      notes={notes}
      disabled={accountId === null}
    />
  );
}
