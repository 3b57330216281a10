import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';
import { queryClient } from '../queryClient.ts';
import { readableName } from './linesModel.ts';

export interface Person {
  name: string;
  imageUrl: string;
  identifier: string;
}

const keyOf = (identifier: string) => ['profile', identifier.toLowerCase()];
// No query asks for them again; they go with the session.
queryClient.setQueryDefaults(['profile'], { gcTime: Number.POSITIVE_INFINITY });

export function rememberPerson(url: string, { name, imageUrl }: Pick<Person, 'name' | 'imageUrl'>): void {
  const profile = parseProfileUrl(url);
  if (profile) queryClient.setQueryData(keyOf(profile.identifier), { name, imageUrl });
}

export function personOf(url: string): Person | null {
  const identifier = parseProfileUrl(url)?.identifier;
  if (identifier === undefined) return null;
  const known = queryClient.getQueryData<Pick<Person, 'name' | 'imageUrl'>>(keyOf(identifier));
  return { name: known?.name || readableName(identifier), imageUrl: known?.imageUrl ?? '', identifier };
}
