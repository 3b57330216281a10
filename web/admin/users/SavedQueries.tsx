import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { Button, Divider, MenuItem } from '@mui/material';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Menu, whenOpened } from '../../components/whenOpened.tsx';

const AddDialog = whenOpened(AddSavedQueryDialog);
const RemoveDialog = whenOpened(RemoveSavedQueryDialog);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** react-admin's saved queries in a menu: a filter, an order and a page size under a name, kept in this browser. */
export function SavedQueries() {
  // react-admin's own words.
  const ra = useTranslate();
  const navigate = useNavigate();
  const { resource, filterValues, sort, perPage } = useListContext();
  const [stored] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(stored);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'add' | 'remove' | null>(null);
  const isCurrent = ({ value }: SavedQuery) =>
    same([value.filter, value.sort, value.perPage], [filterValues, sort, perPage]);
  const current = queries.find(isCurrent);

  function show({ value }: SavedQuery): void {
    const { filter, sort: order, perPage: rows } = value;
    const query = new URLSearchParams({
      filter: JSON.stringify(filter ?? {}),
      ...(order ? { sort: order.field, order: order.order } : {}),
      page: '1',
      perPage: String(rows ?? perPage),
      displayedFilters: '{}',
    });
    navigate({ search: `?${query}` });
    setAnchor(null);
  }
  const ask = (what: 'add' | 'remove') => {
    setAsking(what);
    setAnchor(null);
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {ra('ra.saved_queries.label')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {queries.map((query) => (
          <MenuItem
            key={query.label}
            role="menuitemradio"
            aria-checked={query === current}
            selected={query === current}
            onClick={() => show(query)}
          >
            {query.label}
          </MenuItem>
        ))}
        {queries.length > 0 && <Divider component="li" sx={{ my: 1 }} />}
        {current ? (
          <MenuItem onClick={() => ask('remove')}>
            {ra('ra.saved_queries.remove_label_with_name', { name: current.label })}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => ask('add')}>{ra('ra.saved_queries.new_label')}</MenuItem>
        )}
      </Menu>
      <AddDialog open={asking === 'add'} onClose={() => setAsking(null)} />
      <RemoveDialog open={asking === 'remove'} onClose={() => setAsking(null)} />
    </>
  );
}
