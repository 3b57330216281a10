import { Typography } from '@mui/material';
import type { CommentReceipt } from '../../server/history/comments/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Parts = NonNullable<CommentReceipt['review']>['diff'];

export function Diff({ parts }: { parts: Parts }) {
  const t = useTranslate();
  const keyed = parts.map((part, at) => ({ ...part, key: at }));
  return (
    <Typography
      sx={({ palette }) => ({
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        '& ins': {
          color: palette.tone.good,
          backgroundColor: palette.tint.good,
          textDecorationThickness: 1,
          textUnderlineOffset: 3,
        },
        '& del': { color: palette.tone.bad, backgroundColor: palette.tint.bad },
      })}
    >
      {keyed.map(({ key, value, added, removed }) => {
        if (added) {
          return (
            <ins key={key} title={t('comments.receipt.added')}>
              {value}
            </ins>
          );
        }
        if (!removed) return value;
        return (
          <del key={key} title={t('comments.receipt.removed')}>
            {value}
          </del>
        );
      })}
    </Typography>
  );
}
