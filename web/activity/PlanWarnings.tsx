import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box } from '@mui/material';
import type { PlanWarning } from '../../server/automation/schedule/schemas.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { sayWarning, shownWarnings } from './sayWarning.ts';

/** Warnings that are only information. */
const notes: PlanWarning['code'][] = ['not_running', 'not_a_working_day', 'clock_change', 'warm_up'];

/** The warnings about the day. */
export function PlanWarnings({ warnings }: { warnings: readonly PlanWarning[] }) {
  const t = useTranslate();
  const language = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('activity.warnings.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 4,
        p: 0,
        display: 'grid',
        gap: 1.5,
        fontSize: 13,
        lineHeight: '18px',
      }}
    >
      {shownWarnings(warnings).map((warning) => {
        const isNote = notes.includes(warning.code);
        return (
          <Box
            component="li"
            key={`${warning.code} ${warning.message}`}
            sx={({ palette }) => ({
              display: 'flex',
              gap: 2,
              color: isNote ? palette.text.secondary : palette.tone.warning,
              '& svg': { flex: 'none', fontSize: 16, mt: '1px' },
            })}
          >
            {isNote ? <InfoOutlined aria-hidden /> : <WarningAmberRounded aria-hidden />}
            {sayWarning(t, language, warning)}
          </Box>
        );
      })}
    </Box>
  );
}
