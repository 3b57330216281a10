import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { CheckVerdict } from '../../server/automation/controls/schemas.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export function CheckList({ checks }: { checks: readonly CheckVerdict[] }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  if (checks.length === 0) return null;
  const failed = checks.filter(({ ok }) => !ok);
  const shown = all ? checks : failed;
  return (
    <Box component="section" aria-label={t('review.checks.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography
          variant="subtitle2"
          component="span"
          color={failed.length > 0 ? 'error' : 'success'}
          sx={line}
        >
          {failed.length > 0 ? <ErrorOutlineOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}
          {failed.length > 0
            ? t('review.checks.failed', { smart_count: failed.length, of: checks.length })
            : t('review.checks.passed', { smart_count: checks.length })}
        </Typography>
        {failed.length < checks.length && (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1 }}>
            {t(all ? 'review.checks.hideAll' : 'review.checks.showAll')}
          </Button>
        )}
      </Box>
      {shown.length > 0 && (
        <Box component="ul" sx={list}>
          {shown.map(({ check, ok, detail, text }) => (
            <li key={check}>
              <Typography variant="subtitle2" component="span" color={ok ? 'success' : 'error'}>
                {t(ok ? 'review.checks.ok' : 'review.checks.notOk')}
              </Typography>
              <span>
                {t(`review.checks.names.${check}`)}
                <Typography variant="body2" component="span" color="textSecondary">
                  {` · ${translated({ message: detail, text })}`}
                </Typography>
              </span>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const line = { display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 30 };
const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', gap: 2.5, mb: 1 },
};
