/** A list with a pane beside it, which stays in sight. */
export const listAndPane = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
  '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

export const pane = { position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' };

export const listCard = {
  overflow: { xs: 'visible', md: 'auto' },
  maxHeight: { md: 'calc(100dvh - 88px)' },
  position: { md: 'sticky' },
  top: 72,
};

export const listRow = { display: 'flex', '& + &': { borderTop: 1, borderColor: 'divider' } };

export const rowButton = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  textAlign: 'start',
  p: 3,
  font: 'inherit',
  outlineOffset: '-2px !important',
  '&:hover': { backgroundColor: 'action.hover' },
};
