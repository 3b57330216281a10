import Close from '@mui/icons-material/Close';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { initials } from '../accounts/accountsModel.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { radius } from '../tokens.ts';
import { safeHref, searchWords, shortUrl } from './linesModel.ts';
import { personOf } from './people.ts';

type Remove = (link: string) => void;
type Props = {
  links: readonly string[];
  label: string;
  /** The text below a link. Links without data have no entry yet. */
  notes: ReadonlyMap<string, string>;
  onRemove: Remove;
};

/** Styled as a whole: up to 150 rows of MUI's parts would be most of what the dashboard takes to be drawn. */
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

/** Of 150 only those that change are drawn. */
const Row = memo(({ link, note, onRemove }: { link: string; note: string | undefined; onRemove: Remove }) => {
  const t = useTranslate();
  return (
    <li>
      <LinkText link={link} note={note} />
      <button
        type="button"
        aria-label={t('dashboard.links.remove', {
          name: searchWords(link) ?? personOf(link)?.name ?? shortUrl(link),
        })}
        onClick={() => onRemove(link)}
      >
        <Close />
      </button>
    </li>
  );
});

/** A search by its words, a profile by its person. The address is where the link leads, and its tooltip. */
function LinkText({ link, note }: { link: string; note: string | undefined }) {
  const person = personOf(link);
  const words = searchWords(link);
  const href = safeHref(link);
  const text = person?.name ?? words ?? shortUrl(link);
  return (
    <>
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
          <a
            href={href}
            title={link}
            target="_blank"
            rel="noopener noreferrer"
            className={person || words ? 'words' : undefined}
          >
            {text}
          </a>
        ) : (
          <span title={link}>{text}</span>
        )}
        {person && <small title={person.headline || undefined}>{person.headline || person.identifier}</small>}
        {note && <small title={person ? note : undefined}>{note}</small>}
      </div>
    </>
  );
}

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
