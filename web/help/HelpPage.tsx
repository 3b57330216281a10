import { Box, Button, Skeleton, Typography, useMediaQuery } from '@mui/material';
import { Suspense, use, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { LanguageChoice } from '../components/LanguageChoice.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useTitle } from '../components/useTitle.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Logo } from '../layout/Logo.tsx';
import { Themed } from '../layout/Themed.tsx';
import { homeOf, useSession } from '../session.ts';
import { headerHeight } from '../theme.ts';
import { Article } from './Article.tsx';
import { guide, legal, loadPage, neighbours, pageAt, type Slug } from './pages.ts';

export function HelpPage() {
  return (
    <Themed>
      <Guide />
    </Themed>
  );
}

function Guide() {
  const t = useTranslate();
  const { page: slug } = useParams();
  const page = pageAt(slug);
  const { userData } = useSession();
  const home = homeOf(userData);
  useTitle(page ? t(`help.pages.${page}`) : t('help.name'));

  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto', px: { xs: 4, sm: 6 }, pb: 12 }}>
      <Box component="header" sx={header}>
        <Logo to={home} />
        <TextLink to={home}>{t(userData ? 'help.toApp' : 'help.toSignIn')}</TextLink>
      </Box>
      <Box sx={columns}>
        <Contents key={page} current={page} />
        <Box component="main" id="content" sx={{ minWidth: 0, minHeight: '60dvh' }}>
          {page ? (
            <ErrorBoundary resetKey={page}>
              <Suspense
                fallback={
                  <Skeleton
                    role="status"
                    aria-label={t('components.loading')}
                    variant="rounded"
                    height={480}
                  />
                }
              >
                <Read key={page} page={page} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <EmptyState
              title={t('help.missing')}
              action={
                <Button component={Link} to="/help" variant="outlined">
                  {t('help.toStart')}
                </Button>
              }
            />
          )}
        </Box>
      </Box>
      <Box component="footer" sx={{ mt: 12 }}>
        <LanguageChoice />
      </Box>
    </Box>
  );
}

function Read({ page }: { page: Slug }) {
  const t = useTranslate();
  const language = useLanguage();
  const { html } = use(loadPage(page, language));
  const { before, after } = neighbours(page);
  // `scrollTo` returns a promise in newer browsers.
  useEffect(() => void scrollTo(0, 0), []);
  const way = (slug: Slug, label: string, textAlign: 'left' | 'right') => (
    <Button
      component={Link}
      to={`/help/${slug}`}
      variant="outlined"
      sx={{ display: 'block', textAlign, px: 4, py: 3, whiteSpace: 'normal' }}
    >
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {label}
      </Typography>
      {t(`help.pages.${slug}`)}
    </Button>
  );
  return (
    <>
      <Article html={html} language={language} />
      {(before || after) && (
        <Box sx={{ mt: 12, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
          {before ? way(before, t('help.before'), 'left') : <span />}
          {after && way(after, t('help.after'), 'right')}
        </Box>
      )}
    </>
  );
}

function Contents({ current }: { current: Slug | undefined }) {
  const t = useTranslate();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  const list = (pages: readonly Slug[]) => (
    <ul>
      {pages.map((slug) => (
        <li key={slug}>
          <Link to={`/help/${slug}`} aria-current={slug === current ? 'page' : undefined}>
            {t(`help.pages.${slug}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <Box component="nav" aria-label={t('help.contents')} sx={contents}>
      <details open={isWide}>
        <summary>{t('help.contents')}</summary>
        {list(guide)}
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 5, mb: 1, px: 2.5 }}>
          {t('help.legal')}
        </Typography>
        {list(legal)}
      </details>
    </Box>
  );
}

const header = {
  height: headerHeight,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  borderBottom: 1,
  borderColor: 'divider',
};
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 680px)' },
  columnGap: 12,
  rowGap: 6,
  pt: { xs: 4, md: 10 },
};
const contents = {
  '& details': {
    position: { md: 'sticky' },
    top: 24,
    p: { xs: 2, md: 0 },
    border: { xs: 1, md: 0 },
    borderColor: { xs: 'divider' },
    borderRadius: '10px',
  },
  '& summary': { display: { md: 'none' }, px: 2, py: 1, fontWeight: 500, cursor: 'pointer' },
  '& ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: { xs: 44, md: 34 },
    px: 2.5,
    borderRadius: '8px',
    fontWeight: 500,
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& [aria-current]': { color: 'primary.main', bgcolor: 'action.selected' },
};
