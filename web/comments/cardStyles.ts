import { styled } from '@mui/material/styles';

export const cardLayout = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  p: 4,
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  gridTemplateAreas: {
    xs: '"avatar head head" "text text text" "links links more"',
    sm: '"avatar head links" ". text more"',
  },
} as const;

/**
 * The style of all cards in one: many are drawn at once, and a style of its own for each takes longer than the card. Of a
 * long list, what is not in sight is not laid out.
 */
export const CardStyles = styled('div')(({ theme }) =>
  theme.unstable_sx({
    position: 'relative',
    '&[data-many] article': { contentVisibility: 'auto', containIntrinsicSize: 'auto 118px' },
    '& article': {
      ...cardLayout,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      '& p, & h3': { m: 0 },
      '& .avatar': {
        gridArea: 'avatar',
        position: 'relative',
        width: 36,
        height: 36,
        borderRadius: '50%',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        fontSize: 13,
        fontWeight: 600,
        color: 'text.secondary',
        bgcolor: 'action.hover',
      },
      '& .avatar img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
      '& .head': { gridArea: 'head', minWidth: 0 },
      '& .who': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 },
      '& h3': { typography: 'h3', minWidth: 0, overflowWrap: 'anywhere' },
      '& .chip': {
        px: 2.25,
        borderRadius: 99,
        fontSize: 12,
        fontWeight: 500,
        lineHeight: '24px',
        color: theme.palette.tone.good,
        bgcolor: theme.palette.tint.good,
      },
      '& .when': { typography: 'caption', color: 'text.secondary', mt: 0.5 },
      '& .text': {
        gridArea: 'text',
        minWidth: 0,
        maxWidth: '88ch',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        '&[data-longer]': { cursor: 'pointer' },
        '&:not([data-open])': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
        },
      },
      '& .more': {
        gridArea: 'more',
        alignSelf: 'end',
        justifySelf: 'end',
        minHeight: 24,
        p: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        fontSize: 13,
      },
      '& .links': {
        gridArea: 'links',
        alignSelf: 'start',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
        whiteSpace: 'nowrap',
      },
      '& a, & .more': {
        color: 'primary.main',
        fontWeight: 500,
        cursor: 'pointer',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 24,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      },
      '& .more:focus-visible': {
        outline: 2,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
        outlineOffset: 2,
        borderRadius: 0.4,
      },
      '& a svg': { fontSize: 14 },
    },
  }),
);
