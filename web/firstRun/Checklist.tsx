import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Card, Collapse, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { StepRow, WayThere } from './StepRow.tsx';
import { type Step, steps } from './stepsModel.ts';

type Props = {
  done: Record<Step, boolean>;
  oneLine: boolean;
  folded: boolean;
  onFold: () => void;
  onDismiss: () => void;
};

export function Checklist({ done, oneLine, folded, onFold, onDismiss }: Props) {
  const t = useTranslate();
  const id = useId();
  const { view } = useSession();
  const count = steps.filter((step) => done[step]).length;
  const next = steps.find((step) => !done[step]);
  const progress = t('firstRun.progress', { done: count, total: steps.length });
  const fold = folded ? t('firstRun.unfold') : t('firstRun.fold');
  const dismiss = view === null && (
    <Tooltip title={t('firstRun.dismiss')}>
      <IconButton size="small" aria-label={t('firstRun.dismiss')} onClick={onDismiss}>
        <Close />
      </IconButton>
    </Tooltip>
  );
  if (oneLine && next) {
    return (
      <Card component="section" aria-labelledby={id} sx={line}>
        <Typography id={id} variant="h3" component="h2">
          {t('firstRun.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {progress}
        </Typography>
        <Typography sx={{ flex: 1, minWidth: 0 }}>{t(`firstRun.${next}.title`)}</Typography>
        <WayThere step={next} look={{ size: 'small', variant: 'outlined' }} />
        {dismiss}
      </Card>
    );
  }
  return (
    <Panel
      title={t('firstRun.title')}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -1, mr: -1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mr: 2 }}>
            {progress}
          </Typography>
          <Tooltip title={fold}>
            <IconButton
              size="small"
              aria-label={fold}
              aria-expanded={!folded}
              aria-controls={id}
              onClick={onFold}
            >
              <ExpandMore
                sx={{ transform: folded ? 'none' : 'rotate(180deg)', transition: 'transform 150ms ease-out' }}
              />
            </IconButton>
          </Tooltip>
          {dismiss}
        </Box>
      }
    >
      <LinearProgress variant="determinate" value={(100 * count) / steps.length} aria-label={progress} />
      <Collapse in={!folded} id={id}>
        <Box component="ol" sx={list}>
          {steps.map((step) => (
            <StepRow key={step} step={step} done={done[step]} isNext={step === next} />
          ))}
        </Box>
      </Collapse>
    </Panel>
  );
}

const list = { m: 0, mt: 4, mb: -3, p: 0, listStyle: 'none', columnCount: { xs: 1, md: 2 }, columnGap: 6 };

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  px: 4,
  py: 2,
};
