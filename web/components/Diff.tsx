import { Box } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

type Part = { value: string; added?: boolean; removed?: boolean };

export function Diff({ parts, isLarge = false }: { parts: readonly Part[]; isLarge?: boolean }) {
  const t = useTranslate('comments.trace');
  return (
    <Box component="p" sx={isLarge ? [text, { fontSize: 16, lineHeight: '24px' }] : text}>
      {parts.map(({ value, added, removed }, at) => {
        const key = `${at} ${value}`;
        if (!added && !removed) return <span key={key}>{value}</span>;
        return (
          <Box key={key} component={added ? 'ins' : 'del'} title={t(added ? 'added' : 'removed')}>
            {value}
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
