import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';
import { queryClient } from '../queryClient.ts';
import { readableName } from './linesModel.ts';

export interface Person {
  name: string;
  imageUrl: string;
  headline: string;
  /** As in the address: `ada-okafor`. */
  identifier: string;
}

const keyOf = (identifier: string) => ['profile', identifier.toLowerCase()];
// No query fetches them again. They end with the session.
queryClient.setQueryDefaults(['profile'], { gcTime: Number.POSITIVE_INFINITY });

type Known = Pick<Person, 'name' | 'imageUrl' | 'headline'>;

export function rememberPerson(url: string, { name, imageUrl, headline }: Known): void {
  const profile = parseProfileUrl(url);
  if (profile) queryClient.setQueryData<Known>(keyOf(profile.identifier), { name, imageUrl, headline });
}

export function personOf(url: string): Person | null {
  const identifier = parseProfileUrl(url)?.identifier;
  if (identifier === undefined) return null;
  const known = queryClient.getQueryData<Known>(keyOf(identifier));
  return {
    name: known?.name || readableName(identifier),
    imageUrl: known?.imageUrl ?? '',
    headline: known?.headline ?? '',
    identifier,
  };
}
