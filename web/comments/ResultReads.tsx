import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { dotted } from '../components/dotted.ts';
import { momentText, useClock } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { readsOf } from './resultReadsModel.ts';

/** When the results and replies of the accounts were read and are read next. */
export function ResultReads({ accountId = '' }: { accountId?: string }) {
  const t = useTranslate('results.reads');
  useClock();
  const { data } = useQuery({
    queryKey: ['results', 'reads'],
    queryFn: ({ signal }) => api.readResultReads({ signal }),
  });
  if (!data) return null;
  const { readAt, nextReadAt, plan, connection, sinceEnd } = readsOf(data, accountId);
  const texts = [
    sinceEnd > 0 && t('sinceEnd', { smart_count: sinceEnd }),
    plan > 0 && t('plan'),
    connection > 0 && t('connection', { smart_count: connection }),
  ].filter((text) => typeof text === 'string');
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 5 }}>
      <Typography variant="body2" component="p" sx={{ ...dotted, color: 'text.secondary' }}>
        <span>{readAt === null ? t('never') : t('read', { at: momentText(readAt) })}</span>
        {nextReadAt !== null && <span>{t('next', { at: momentText(nextReadAt) })}</span>}
      </Typography>
      {texts.map((text) => (
        <Typography key={text} component="p">
          {text}
        </Typography>
      ))}
    </Box>
  );
}
