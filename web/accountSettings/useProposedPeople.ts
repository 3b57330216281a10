import { useQuery } from '@tanstack/react-query';
import type { Preview } from '../../server/automation/writing/previewSchemas.ts';
import { queryClient } from '../queryClient.ts';
import { rememberPerson } from './people.ts';

export type ProposedPerson = Preview['people'][number];

const keyOf = (accountId: string) => ['proposedPeople', accountId];
// Only a preview finds them.
queryClient.setQueryDefaults(['proposedPeople'], { gcTime: Number.POSITIVE_INFINITY, enabled: false });

export function proposePeople(accountId: string, people: ProposedPerson[]): void {
  for (const person of people) rememberPerson(person.url, person);
  queryClient.setQueryData(keyOf(accountId), people);
}

/** The people behind the posts that the latest preview read. */
export function useProposedPeople(accountId: string | null): ProposedPerson[] {
  const { data = [] } = useQuery<ProposedPerson[]>({ queryKey: keyOf(accountId ?? ''), enabled: false });
  return data;
}
