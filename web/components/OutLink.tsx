import { Link, type LinkProps } from '@mui/material';
import { safeHref } from '../accountSettings/linesModel.ts';

/** A link to another site. An address that is no web address shows as plain text. */
export function OutLink({ url, children, ...link }: LinkProps & { url: string | undefined }) {
  const href = url && safeHref(url);
  if (!href) return children;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" {...link}>
      {children}
    </Link>
  );
}
