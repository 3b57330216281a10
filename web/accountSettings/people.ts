import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';
import { queryClient } from '../queryClient.ts';
import { readableName } from './linesModel.ts';

type Known = { name: string; imageUrl: string; headline: string };
/** `identifier` as in the address: `ada-okafor`. */
type Person = Known & { identifier: string };

const keyOf = (identifier: string) => ['profile', identifier.toLowerCase()];
// No query can fetch these again, so they are kept until the session ends.
queryClient.setQueryDefaults(['profile'], { gcTime: Number.POSITIVE_INFINITY });

export function rememberPerson(url: string, { name, imageUrl, headline }: Known): void {
  const profile = parseProfileUrl(url);
  if (profile) queryClient.setQueryData<Known>(keyOf(profile.identifier), { name, imageUrl, headline });
}

export function personOf(url: string): Person | null {
  const identifier = parseProfileUrl(url)?.identifier;
  if (identifier === undefined) return null;
  const known = queryClient.getQueryData<Known>(keyOf(identifier));
  return { imageUrl: '', headline: '', ...known, name: known?.name || readableName(identifier), identifier };
}
