import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clamped } from '../components/clamped.ts';
import { OutLink } from '../components/OutLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

export function PostText({ text, lines }: { text: string; lines: number }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [isLonger, setIsLonger] = useState(false);
  const quote = useRef<HTMLQuoteElement>(null);

  useEffect(() => {
    const element = quote.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setIsLonger(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <Box sx={{ borderLeft: 2, borderColor: 'lineStrong', pl: 3 }}>
      <Typography
        component="blockquote"
        ref={quote}
        color="textSecondary"
        sx={{ ...preserved, m: 0, maxWidth: '80ch', ...(!open && clamped(lines)) }}
      >
        {text}
      </Typography>
      {isLonger && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -2.5, mt: 1 }}>
          {t(open ? 'review.detail.lessPost' : 'review.detail.wholePost')}
        </Button>
      )}
    </Box>
  );
}

export const CommentText = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ ...preserved, fontSize: 16, lineHeight: '24px', maxWidth: '72ch' }}>
    {children}
  </Typography>
);

const preserved = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export function VisitPost({ url }: { url: string }) {
  const t = useTranslate();
  return (
    <OutLink
      url={url}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 24, whiteSpace: 'nowrap' }}
    >
      {t('review.detail.visit')}
      <OpenInNew aria-hidden sx={{ fontSize: 14 }} />
    </OutLink>
  );
}
