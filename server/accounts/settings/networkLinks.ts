import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { sentenceOfFault } from '../../texts/faults.ts';
import { hostKind, messages, type SettingsPayload } from './schemas.ts';

/** Whether a link leads to LinkedIn, or to this machine where the sandbox on it is the network. */
export function leadsToNetwork(config: Pick<Config, 'networkIsLocal'>, link: string): boolean {
  const kind = hostKind(link);
  return kind === 'linkedin' || (kind === 'loopback' && config.networkIsLocal);
}

/**
 * Rejects links to this machine if the network is the real one. The schema rejects all other hosts.
 * @param path of the settings in the request
 * @throws {AppError} invalid_input
 */
export function requireNetworkLinks(
  config: Pick<Config, 'networkIsLocal'>,
  settings: Partial<Pick<SettingsPayload, 'searchUrls' | 'searchProfiles'>>,
  path: string,
): void {
  const astray = (field: 'searchUrls' | 'searchProfiles', message: string) =>
    (settings[field] ?? []).flatMap((link, at) =>
      leadsToNetwork(config, link) ? [] : [{ path: `${path}.${field}.${at}`, ...sentenceOfFault(message) }],
    );
  const issues = [
    ...astray('searchUrls', messages.searchUrl),
    ...astray('searchProfiles', messages.profileUrl),
  ];
  const [first] = issues;
  if (first) throw new AppError('invalid_input', first, { issues });
}
