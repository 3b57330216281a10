import { Box, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import type { Results } from '../../server/history/results/schemas.ts';
import { Diff } from '../components/Diff.tsx';
import { dotted } from '../components/dotted.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { currentWorkspace } from '../workspace.ts';
import { dateText } from './courseModel.ts';

type Prompt = Results['prompts'][number];

/** Each prompt of the comments, with its text, its days and the difference to the one before. */
export function Prompts({ prompts, rows }: Pick<Results, 'prompts'> & { rows: Results['breakdowns'] }) {
  const t = useTranslate('results.prompts');
  if (prompts.length === 0) return null;
  const nameOf = ({ version, text }: Prompt) =>
    text === null
      ? t(currentWorkspace() ? 'version' : 'notKept', { version })
      : rows.find(({ value }) => value === version)?.name || t('empty');
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h3">{t('title')}</Typography>
      {prompts.map((prompt, at) => {
        const { version, text, inUse, firstDay, lastDay } = prompt;
        const before = prompts[at - 1]?.text;
        return (
          <Box key={version} component="details" sx={{ mt: 2, '& summary': { cursor: 'pointer' } }}>
            <summary>
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(prompt)}
              </Typography>
              <Typography component="span" variant="caption" sx={{ ...dotted, color: 'text.secondary' }}>
                <span>{t('days', { from: dateText(firstDay), to: dateText(lastDay) })}</span>
                {inUse && <span>{t('inUse')}</span>}
              </Typography>
            </summary>
            {text && <Typography sx={whole}>{text}</Typography>}
            {text !== null && before != null && (
              <Fragment>
                <Typography variant="h4" sx={{ mt: 2 }}>
                  {t('before')}
                </Typography>
                <Diff parts={diffWordsWithSpace(before, text)} />
              </Fragment>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const whole = { mt: 1, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
