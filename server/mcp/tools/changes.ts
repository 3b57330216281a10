import { isDeepStrictEqual } from 'node:util';
import type { SettingsPayload } from '../../accounts/settings/schemas.ts';

export type Change = { path: string; from: unknown; to: unknown };

/**
 * The fields of `to` that differ; `timing` and `choice` field by field. Fields missing in `to` stay
 * unchanged.
 */
export function changesBetween(from: SettingsPayload, to: SettingsPayload): Change[] {
  const before = flatten(from);
  return Object.entries(flatten(to))
    .filter(([path, value]) => value !== undefined && !isDeepStrictEqual(before[path], value))
    .map(([path, value]) => ({ path, from: before[path], to: value }));
}

function flatten({ timing, choice, ...rest }: SettingsPayload): Record<string, unknown> {
  const { searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt } = rest;
  const { review, warmUp, undoMinutes, delicatePosts } = rest;
  return {
    ...parts('timing', timing),
    searchUrls,
    searchProfiles,
    dailySearchComments,
    dailyMonitorComments,
    prompt,
    ...parts('choice', choice),
    review,
    warmUp,
    undoMinutes,
    delicatePosts,
  };
}

const parts = (name: string, fields: object | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([key, value]) => [`${name}.${key}`, value]));
