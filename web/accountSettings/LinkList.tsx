import Close from '@mui/icons-material/Close';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { initials } from '../accounts/accountsModel.ts';
import { passFocus } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { radius } from '../tokens.ts';
import { safeHref, searchWords, shortUrl } from './linesModel.ts';
import { personOf } from './people.ts';

type Remove = (link: string) => void;
type Props = {
  links: readonly string[];
  label: string;
  notes: ReadonlyMap<string, string>;
  onRemove: Remove;
};

/** Plain elements: 150 rows of MUI components would take most of the page's rendering time. */
export function LinkList({ links, label, notes, onRemove }: Props) {
  if (links.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {links.map((link) => (
        <Row key={link} link={link} note={notes.get(link)} onRemove={onRemove} />
      ))}
    </Box>
  );
}

type RowProps = { link: string; note: string | undefined; onRemove: Remove };

const Row = memo(({ link, note, onRemove }: RowProps) => {
  const t = useTranslate();
  const person = personOf(link);
  const words = searchWords(link);
  const href = safeHref(link);
  const name = person?.name ?? words ?? shortUrl(link);
  return (
    <li>
      {person && (
        <i aria-hidden>
          {initials(person.name)}
          {person.imageUrl && (
            <img
              src={person.imageUrl}
              alt=""
              loading="lazy"
              onError={(event) => event.currentTarget.remove()}
            />
          )}
        </i>
      )}
      <div>
        {href ? (
          <a href={href} title={link} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          <span title={link}>{name}</span>
        )}
        {person && <small title={person.headline || undefined}>{person.headline || person.identifier}</small>}
        {note && <small title={person ? note : undefined}>{note}</small>}
      </div>
      <button
        type="button"
        aria-label={t('dashboard.links.remove', { name })}
        onClick={({ currentTarget }) => {
          passFocus(currentTarget);
          onRemove(link);
        }}
      >
        <Close />
      </button>
    </li>
  );
});

const list = ({ palette }: Theme) => ({
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  maxHeight: 324,
  overflowY: 'auto',
  '@media print': { maxHeight: 'none' },
  borderTop: `1px solid ${palette.line}`,
  '& li': { display: 'flex', alignItems: 'center', gap: 2, py: 2 },
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${palette.line}` },
  '& div': { flex: 1, minWidth: 0 },
  '& i': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    overflow: 'hidden',
    fontSize: 12,
    fontStyle: 'normal',
    fontWeight: 600,
    color: palette.tone.info,
    backgroundColor: palette.tint.info,
  },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& a, & span, & small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a': {
    color: 'inherit',
    fontWeight: 500,
    textDecoration: 'none',
    width: 'fit-content',
    maxWidth: '100%',
  },
  '& a:hover': { textDecoration: 'underline' },
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
