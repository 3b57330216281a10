import Close from '@mui/icons-material/Close';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { radius } from '../tokens.ts';
import { safeHref, searchWords, shortUrl } from './linesModel.ts';

type Remove = (link: string) => void;
type Props = { links: readonly string[]; label: string; onRemove: Remove };

/** Styled as a whole: up to 150 rows of MUI's parts would be most of what the dashboard takes to be drawn. */
export function LinkList({ links, label, onRemove }: Props) {
  if (links.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={list}>
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
    <li>
      <LinkText link={link} />
      <button
        type="button"
        aria-label={t('dashboard.links.remove', { name: searchWords(link) ?? shortUrl(link) })}
        onClick={() => onRemove(link)}
      >
        <Close />
      </button>
    </li>
  );
});

/** What a search looks for reads better than its address; the address stays, since that is what was entered. */
function LinkText({ link }: { link: string }) {
  const words = searchWords(link);
  const href = safeHref(link);
  const text = words ?? shortUrl(link);
  return (
    <div>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className={words ? 'words' : undefined}>
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
      {words && <small>{link}</small>}
    </div>
  );
}

const list = ({ palette }: Theme) => ({
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  maxHeight: 324,
  overflowY: 'auto',
  borderTop: `1px solid ${palette.line}`,
  '& li': { display: 'flex', alignItems: 'center', gap: 2, py: 2 },
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${palette.line}` },
  '& div': { flex: 1, minWidth: 0 },
  '& a, & span, & small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a': { color: 'inherit', textDecoration: 'none', width: 'fit-content', maxWidth: '100%' },
  '& a:hover': { textDecoration: 'underline' },
  '& a.words': { fontWeight: 500 },
  '& small': { typography: 'caption', color: 'text.secondary' },
  '& button': {
    display: 'grid',
    flex: 'none',
    p: 1.25,
    border: 0,
    borderRadius: `${radius.input}px`,
    backgroundColor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  },
});
