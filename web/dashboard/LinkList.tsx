import Close from '@mui/icons-material/Close';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { safeHref, searchWords, shortUrl } from './linesModel.ts';

type Remove = (link: string) => void;
type Props = { links: readonly string[]; label: string; onRemove: Remove };

export function LinkList({ links, label, onRemove }: Props) {
  if (links.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={({ palette }) => ({
        m: 0,
        mt: 3,
        p: 0,
        listStyle: 'none',
        maxHeight: 324,
        overflowY: 'auto',
        borderTop: `1px solid ${palette.line}`,
      })}
    >
      {links.map((link) => (
        <Row key={link} link={link} onRemove={onRemove} />
      ))}
    </Box>
  );
}

/** Of 150 only those that change are drawn. */
const Row = memo(({ link, onRemove }: { link: string; onRemove: Remove }) => {
  const t = useTranslate();
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 2,
        '&:not(:last-of-type)': { borderBottom: `1px solid ${palette.line}` },
      })}
    >
      <LinkText link={link} />
      <IconButton
        size="small"
        aria-label={t('dashboard.links.remove', { name: searchWords(link) ?? shortUrl(link) })}
        onClick={() => onRemove(link)}
      >
        <Close />
      </IconButton>
    </Box>
  );
});

/** What a search looks for reads better than its address; the address stays, since that is what was entered. */
function LinkText({ link }: { link: string }) {
  const words = searchWords(link);
  const href = safeHref(link);
  const address = words ? (
    <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
      {link}
    </Typography>
  ) : null;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography noWrap component="div">
        {href ? (
          <Link href={href} target="_blank" rel="noopener noreferrer" color="inherit" sx={{ fontWeight: words ? 500 : 400 }}>
            {words ?? shortUrl(link)}
          </Link>
        ) : (
          shortUrl(link)
        )}
      </Typography>
      {address}
    </Box>
  );
}
