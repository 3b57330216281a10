import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';

export const ProfileLink = ({ url }: { url: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    style={{ color: 'var(--primary)', overflowWrap: 'anywhere' }}
  >
    {parseProfileUrl(url)?.identifier ?? url}
  </a>
);
