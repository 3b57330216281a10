import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { CommentTrace } from '../../server/history/comments/schemas.ts';
import { Diff } from '../components/Diff.tsx';
import { Facts } from '../components/Facts.tsx';
import { SafeLink } from '../components/SafeLink.tsx';
import { dayText } from '../i18n/clock.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { CheckList } from './CheckList.tsx';
import { safeLink } from './commentsModel.ts';
import { Poster } from './Poster.tsx';
import { exactTime, languageText, momentsOf, shareText, sourceText } from './traceModel.ts';

export function Trace({ trace }: { trace: CommentTrace }) {
  const t = useTranslate();
  const { postUrl, comment, accountName, source, review } = trace;
  const postText = review?.postText ?? trace.postExcerpt;
  const post = safeLink(postUrl);
  return (
    <Box sx={{ px: 6, py: 5, display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {postText && (
        <Section title={t('comments.trace.post')}>
          <Typography sx={{ ...words, color: 'text.secondary' }}>{postText}</Typography>
        </Section>
      )}
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Poster comment={trace} />
        <Typography sx={words}>{comment}</Typography>
        {post && (
          <Button
            href={post}
            target="_blank"
            rel="noopener noreferrer"
            variant="outlined"
            endIcon={<OpenInNew />}
          >
            {t('comments.card.visit')}
          </Button>
        )}
      </Box>
      {review?.editedAt && (
        <Section title={t('comments.trace.changed')}>
          <Diff parts={review.diff} />
        </Section>
      )}
      <Facts
        facts={{
          [t('comments.trace.foundBy')]: <SafeLink href={source}>{sourceText(trace, t)}</SafeLink>,
          [t('comments.trace.sender')]: accountName,
          ...(review?.autonomy && {
            [t('comments.trace.autonomous')]: t('comments.trace.autonomousText', {
              streak: review.autonomy.streak,
              date: dayText(review.autonomy.earnedAt),
            }),
          }),
          ...(review?.approvedBy && { [t('comments.trace.approvedBy')]: review.approvedBy.name }),
          ...(review?.editedBy && { [t('comments.trace.editedBy')]: review.editedBy.name }),
        }}
      />
      <Section title={t('comments.trace.times')}>
        <Facts
          facts={Object.fromEntries(
            momentsOf(trace).map(({ labels, at }) => [
              labels.map((label) => t(label)).join(', '),
              at ? (
                <time key={at} dateTime={at}>
                  {exactTime(at)}
                </time>
              ) : (
                t('comments.trace.notKeptTime')
              ),
            ]),
          )}
        />
      </Section>
      <Section title={t('comments.trace.writing')}>
        <Writing writing={trace.writing} />
      </Section>
    </Box>
  );
}

function Writing({ writing }: Pick<CommentTrace, 'writing'>) {
  const t = useTranslate();
  const language = useLanguage();
  if (!writing) return <Typography color="textSecondary">{t('comments.trace.notKept')}</Typography>;
  const { promptVersion, promptInUse, promptText, attempts, nearest, checks } = writing;
  return (
    <>
      <Facts
        facts={{
          [t('comments.trace.prompt')]: (
            <>
              {t(promptInUse ? 'comments.trace.promptInUse' : 'comments.trace.promptOld')}
              {promptText ? (
                <Box component="details" sx={{ mt: 1 }}>
                  <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
                    {firstLetters(promptText)}
                  </Box>
                  <Typography sx={{ ...words, mt: 1 }}>{promptText}</Typography>
                </Box>
              ) : (
                <> · {t('comments.trace.promptNotKept', { version: promptVersion })}</>
              )}
            </>
          ),
          [t('comments.trace.attempts')]: t('comments.trace.attemptsText', { smart_count: attempts }),
          [t('comments.trace.language')]: writing.language
            ? languageText(writing.language, language)
            : t('comments.trace.languageUnknown'),
          [t('comments.trace.nearest')]: t('comments.trace.nearestText', {
            share: shareText(nearest, language),
          }),
        }}
      />
      <Box sx={{ mt: 4 }}>
        {checks.length === 0 ? (
          <Typography color="textSecondary">{t('comments.trace.passedAll')}</Typography>
        ) : (
          <CheckList checks={checks} />
        )}
      </Box>
    </>
  );
}

const firstLetters = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60).trimEnd()}…` : line;
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
