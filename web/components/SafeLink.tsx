import { Link, type LinkProps } from '@mui/material';
import { safeLink } from '../comments/commentsModel.ts';

/** Opens a new tab. An address that is not HTTP leaves only the text. */
export const SafeLink = ({ href, children, ...link }: LinkProps & { href: string }) =>
  safeLink(href) ? (
    <Link href={href} target="_blank" rel="noopener noreferrer" {...link}>
      {children}
    </Link>
  ) : (
    children
  );
