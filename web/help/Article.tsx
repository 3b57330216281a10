import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import type { Language } from '../i18n/languages.ts';

type Props = { html: string; language: Language };

export function Article({ html, language }: Props) {
  const navigate = useNavigate();
  const ref = useRef<HTMLElement>(null);
  // Only a followed link moves the focus to the article.
  const isFollowed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isFollowed) ref.current?.focus({ preventScroll: true });
  }, [isFollowed]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname);
  };

  return (
    <Box
      component="article"
      ref={ref}
      tabIndex={-1}
      lang={language}
      sx={prose}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own pages, rendered when the app was built
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const prose = ({ palette, shape }: Theme) =>
  ({
    outline: 'none',
    fontSize: 15,
    lineHeight: '25px',
    overflowWrap: 'break-word',
    '& h1': {
      fontSize: 26,
      lineHeight: '34px',
      fontWeight: 600,
      letterSpacing: '-0.015em',
      m: 0,
      mb: 4,
      textWrap: 'balance',
    },
    '& h2': { fontSize: 18, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.01em', mt: 9, mb: 2 },
    '& p': { my: 3, textWrap: 'pretty' },
    '& ul, & ol': { my: 3, pl: 6 },
    '& li': { my: 2, pl: 1 },
    '& li::marker': { color: palette.text.secondary },
    '& strong': { fontWeight: 600 },
    '& a': {
      color: palette.primary.main,
      fontWeight: 500,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& blockquote': {
      m: 0,
      my: 5,
      px: 5,
      py: 1,
      borderLeft: `3px solid ${palette.primary.main}`,
      borderRadius: `0 ${shape.borderRadius}px ${shape.borderRadius}px 0`,
      backgroundColor: palette.tint.info,
    },
    '& code': {
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: 13,
      px: 1,
      py: 0.5,
      borderRadius: '4px',
      backgroundColor: palette.tint.neutral,
    },
    '& pre': {
      my: 4,
      px: 4,
      py: 3,
      overflowX: 'auto',
      lineHeight: '22px',
      borderRadius: `${shape.borderRadius}px`,
      border: `1px solid ${palette.line}`,
      backgroundColor: palette.background.paper,
    },
    '& pre code': { p: 0, backgroundColor: 'transparent' },
    '& table': { my: 4, width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { py: 2, pr: 4, textAlign: 'left', borderBottom: `1px solid ${palette.line}` },
    '& th': { fontSize: 13, fontWeight: 500, color: palette.text.secondary },
    '& svg': {
      display: 'block',
      width: '100%',
      my: 5,
      p: { xs: 3, sm: 6 },
      boxSizing: 'border-box',
      border: `1px solid ${palette.line}`,
      borderRadius: `${shape.borderRadius}px`,
      backgroundColor: palette.background.paper,
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '& text': { fill: palette.text.primary, fontSize: 14, fontWeight: 500 },
      '& .muted': { fill: palette.text.secondary, fontWeight: 400 },
      '& .on': { fill: palette.primary.contrastText },
      '& .paper': { fill: palette.background.paper, stroke: palette.lineStrong },
      '& .soft': { fill: palette.tint.info },
      '& .page': { fill: palette.background.default },
      '& .line': { fill: 'none', stroke: palette.lineStrong },
      '& .voice': { fill: palette.tint.info, stroke: palette.primary.main },
      '& .flow': { fill: 'none', stroke: palette.primary.main },
      '& .accent': { fill: palette.primary.main },
      '& .ring': { fill: palette.background.paper, stroke: palette.primary.main },
      '& .good': { fill: palette.tone.good },
    },
  }) as const;
