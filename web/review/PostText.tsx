import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { clamped } from '../components/clamped.ts';
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
    <Box sx={{ borderLeft: '2px solid', borderColor: 'lineStrong', pl: 3 }}>
      <Box
        component="blockquote"
        ref={quote}
        sx={{
          m: 0,
          color: 'text.secondary',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxWidth: '80ch',
          ...(!open && clamped(lines)),
        }}
      >
        {text}
      </Box>
      {isLonger && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -2.5, mt: 1 }}>
          {t(open ? 'review.detail.lessPost' : 'review.detail.wholePost')}
        </Button>
      )}
    </Box>
  );
}
