import { api } from '../api.ts';
import { LinksInput } from './LinksInput.tsx';
import { profileLines } from './linesModel.ts';
import type { Check } from './useAddLines.ts';

export function MonitorsPanel({ accountId }: { accountId: string | null }) {
  const check: Check = (line, signal) => api.validateProfile(accountId ?? '', line, { signal });
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
