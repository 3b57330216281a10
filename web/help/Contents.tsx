import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { guide, legal, type Slug } from './pages.ts';

export function Contents({ current }: { current: string | undefined }) {
  const t = useTranslate();
  return (
    <>
      <Pages pages={guide} current={current} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 5, mb: 1, px: 2.5 }}>
        {t('help.legal')}
      </Typography>
      <Pages pages={legal} current={current} />
    </>
  );
}

function Pages({ pages, current }: { pages: readonly Slug[]; current: string | undefined }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {pages.map((slug) => (
        <li key={slug}>
          <Box
            component={Link}
            to={`/help/${slug}`}
            {...(slug === current && { 'aria-current': 'page' as const })}
            sx={({ palette }) => ({
              display: 'flex',
              alignItems: 'center',
              minHeight: { xs: 44, md: 34 },
              px: 2.5,
              borderRadius: '8px',
              fontWeight: 500,
              color: palette.text.secondary,
              textDecoration: 'none',
              '&:hover': { backgroundColor: palette.action.hover },
              ...(slug === current && {
                color: palette.primary.main,
                backgroundColor: palette.action.selected,
              }),
            })}
          >
            {t(`help.pages.${slug}`)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
