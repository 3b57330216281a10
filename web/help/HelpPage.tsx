import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LanguageChoice } from '../components/LanguageChoice.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useTitle } from '../components/useTitle.ts';
import type { Language } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Logo } from '../layout/Logo.tsx';
import { Themed } from '../layout/Themed.tsx';
import { homeOf, useSession } from '../session.ts';
import { headerHeight } from '../theme.ts';
import { Article, ArticleSkeleton } from './Article.tsx';
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
  useTitle(page ? t(`help.pages.${page}`) : t('help.name'));

  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto', px: { xs: 4, sm: 6 }, pb: 12 }}>
      <HelpHeader />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 680px)' },
          columnGap: 12,
          rowGap: 6,
          pt: { xs: 4, md: 10 },
        }}
      >
        <Box component="nav" aria-label={t('help.contents')} sx={{ display: { xs: 'none', md: 'block' } }}>
          <Box sx={{ position: 'sticky', top: 24 }}>
            <Contents current={page} />
          </Box>
        </Box>
        <FoldedContents key={page} current={page} />
        <Box component="main" id="content" sx={{ minWidth: 0, minHeight: '60dvh' }}>
          {page ? <Read key={page} page={page} /> : <Missing />}
        </Box>
      </Box>
      <Box component="footer" sx={{ mt: 12 }}>
        <LanguageChoice />
      </Box>
    </Box>
  );
}

function FoldedContents({ current }: { current: string | undefined }) {
  const t = useTranslate();
  return (
    <Box
      component="details"
      sx={({ palette }) => ({
        display: { md: 'none' },
        border: `1px solid ${palette.line}`,
        borderRadius: '10px',
        backgroundColor: palette.background.paper,
        '& summary': { px: 4, py: 3, fontWeight: 500, cursor: 'pointer' },
      })}
    >
      <summary>{t('help.contents')}</summary>
      <Box component="nav" aria-label={t('help.contents')} sx={{ px: 2, pb: 3 }}>
        <Contents current={current} />
      </Box>
    </Box>
  );
}

function Read({ page }: { page: Slug }) {
  const t = useTranslate();
  const language = useLanguage();
  const [shown, setShown] = useState<{ html: string; language: Language }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // Its answer is a promise in newer browsers, which no effect may return.
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    let current = true;
    loadPage(page, language).then(
      ({ html }) => current && setShown({ html, language }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [page, language]);

  // A chunk that is gone (a new version was put up) comes with the site loaded anew.
  if (failed) return <ErrorState title={t('help.failed')} onRetry={() => location.reload()} />;
  if (!shown) return <ArticleSkeleton />;
  return (
    <>
      <Article {...shown} />
      <Onwards slug={page} />
    </>
  );
}

function Onwards({ slug }: { slug: Slug }) {
  const t = useTranslate();
  const { before, after } = neighbours(slug);
  if (!before && !after) return null;
  const way = (page: Slug, label: string, align: 'left' | 'right') => (
    <Button
      component={Link}
      to={`/help/${page}`}
      variant="outlined"
      sx={{ display: 'block', textAlign: align, px: 4, py: 3, whiteSpace: 'normal' }}
    >
      <Box
        component="span"
        sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
      >
        {label}
      </Box>
      <span>{t(`help.pages.${page}`)}</span>
    </Button>
  );
  return (
    <Box sx={{ mt: 12, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
      {before ? way(before, t('help.before'), 'left') : <span />}
      {after && way(after, t('help.after'), 'right')}
    </Box>
  );
}

function Missing() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('help.missing')}
      action={
        <Button component={Link} to="/help" variant="outlined">
          {t('help.toStart')}
        </Button>
      }
    />
  );
}

function HelpHeader() {
  const t = useTranslate();
  const { userData } = useSession();
  const home = homeOf(userData);
  return (
    <Box
      component="header"
      sx={{
        height: headerHeight,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo to={home} />
      <TextLink to={home}>{t(userData ? 'help.toApp' : 'help.toSignIn')}</TextLink>
    </Box>
  );
}

function Contents({ current }: { current: string | undefined }) {
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
