import { Box } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import { wordDiff } from './wordDiff.ts';

export function WordDiff({ from, to, isLarge = false }: { from: string; to: string; isLarge?: boolean }) {
  const t = useTranslate();
  return (
    <Box component="p" sx={isLarge ? [text, { fontSize: 16, lineHeight: '24px' }] : text}>
      {wordDiff(from, to).map(({ kind, text, at }) => {
        if (kind === 'same') return <span key={`${at} ${kind}`}>{text}</span>;
        const isAdded = kind === 'added';
        return (
          <Box key={`${at} ${kind}`} component={isAdded ? 'ins' : 'del'} title={t(`review.detail.${kind}`)}>
            {text}
          </Box>
        );
      })}
    </Box>
  );
}

const text = {
  m: 0,
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& ins': {
    color: 'tone.good',
    bgcolor: 'tint.good',
    textDecorationThickness: 1,
    textUnderlineOffset: '3px',
    borderRadius: '3px',
  },
  '& del': { color: 'tone.bad', bgcolor: 'tint.bad', borderRadius: '3px' },
} as const;
