import { offsetName } from '../activity/zoneTime.ts';

export interface ZoneChoice {
  id: string;
  name: string;
  offset(): string;
}

/** The zones that this browser knows, and the one that is set; that one alone where no `others` are wanted. */
export function zoneChoices(set: string, now: number, others = true): ZoneChoice[] {
  const zones = new Set([...(others ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : []), set]);
  zones.delete('');
  return [...zones].map((id) => ({
    id,
    name: id.replaceAll('_', ' '),
    // Only asked for when it is shown: four hundred of them take a while.
    offset: () => offsetName(id, now),
  }));
}

/**
 * Whether every word that was typed is part of the zone's name. The zone that is set answers only to its whole name: react-admin
 * shows all choices while that one matches.
 */
export function matchesZone(typed: string, { id, name }: ZoneChoice, isSet = false): boolean {
  if (isSet) return typed === '' || typed === name;
  const text = `${id} ${name} ${name.replaceAll('/', ' ')}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
