import type { Theme } from '@mui/material/styles';

/** Of what stands in every row. */
export const tableStyles = ({ palette }: Theme) =>
  ({
    '& .cell': { display: 'flex', alignItems: 'center', gap: '2px', justifyContent: 'flex-start' },
    '& .cell > a': { color: 'inherit', fontWeight: 500, textDecoration: 'none', marginRight: 'auto' },
    '& .cell > a:hover': { textDecoration: 'underline' },
    '& .act': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 28,
      height: 28,
      padding: 0,
      border: 0,
      borderRadius: '8px',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      flex: 'none',
      '&:hover': { backgroundColor: palette.action.hover, color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    },
    '& .date': { minWidth: 84 },
    '& .act + .act': { marginLeft: 0 },
    '& .cell > a + .act': { marginLeft: '8px' },
    '& .RaDataTable-rowCell': { paddingBlock: '4px' },
  }) as const;
