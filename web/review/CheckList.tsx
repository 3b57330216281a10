import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { CheckVerdict } from '../../server/automation/engine/schemas.ts';
import { said } from '../i18n/said.ts';
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
        <Box
          component="span"
          sx={failed.length > 0 ? [line, { color: 'tone.bad' }] : [line, { color: 'tone.good' }]}
        >
          {failed.length > 0 ? <ErrorOutlineOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}
          {failed.length > 0
            ? t('review.checks.failed', { smart_count: failed.length, of: checks.length })
            : t('review.checks.passed', { smart_count: checks.length })}
        </Box>
        {failed.length < checks.length && (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1 }}>
            {t(all ? 'review.checks.hideAll' : 'review.checks.showAll')}
          </Button>
        )}
      </Box>
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {shown.map(({ check, ok, detail, text }) => (
            <Box component="li" key={check} sx={item}>
              <Box component="span" sx={{ color: ok ? 'tone.good' : 'tone.bad', fontWeight: 500 }}>
                {t(ok ? 'review.checks.ok' : 'review.checks.notOk')}
              </Box>
              <span>
                {t(`review.checks.names.${check}`)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${said({ message: detail, text })}`}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 30,
  fontSize: 13,
  fontWeight: 500,
} as const;
const item = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2.5,
  fontSize: 13,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
} as const;
