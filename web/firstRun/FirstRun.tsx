import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import {
  Box,
  Button,
  Collapse,
  IconButton,
  LinearProgress,
  Skeleton,
  Tooltip,
  Typography,
} from '@mui/material';
import { useEffect, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { focusContent } from '../components/keepFocus.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { doneSteps, fitsOneLine, type Step, steps } from './stepsModel.ts';
import { changeFirstSteps, useFirstSteps } from './useFirstSteps.ts';

/** `loaded` is false while `saved` still has the defaults. */
type Props = { account: AccountRecord; saved: SettingsValues; loaded: boolean };

export function FirstRun({ account, saved, loaded }: Props) {
  const t = useTranslate();
  const id = useId();
  const { view } = useSession();
  const known = useFirstSteps();
  const done = doneSteps({
    account: {
      connected: account.status === 'Connected',
      running: account.running,
      hasStarted: account.firstStartedAt !== null,
    },
    saved,
    previewed: known?.previewed ?? false,
    hasCommented: known?.commented ?? false,
  });
  const finished = loaded && known !== null && steps.every((step) => done[step]);
  const isOver = finished && !known.dismissed && view === null;

  useEffect(() => {
    if (isOver) changeFirstSteps({ dismissed: true });
  }, [isOver]);

  if (known?.dismissed || finished) return null;
  if (known === null || !loaded) return <Skeleton variant="rounded" height={known?.folded ? 90 : 208} />;

  const { folded } = known;
  const count = steps.filter((step) => done[step]).length;
  const next = steps.find((step) => !done[step]);
  const progress = t('firstRun.progress', { done: count, total: steps.length });
  const isLine = next !== undefined && fitsOneLine(done, known.commented);
  return (
    <Panel
      title={t('firstRun.title')}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -1, mr: -1.5 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mr: 2 }}>
            {progress}
          </Typography>
          {!isLine && (
            <Tooltip title={t(folded ? 'firstRun.unfold' : 'firstRun.fold')}>
              <IconButton
                size="small"
                aria-expanded={!folded}
                aria-controls={id}
                onClick={() => changeFirstSteps({ folded: !folded })}
              >
                <ExpandMore sx={{ rotate: folded ? '0deg' : '180deg', transition: 'rotate 150ms' }} />
              </IconButton>
            </Tooltip>
          )}
          {view === null && (
            <Tooltip title={t('firstRun.dismiss')}>
              <IconButton
                size="small"
                onClick={() => {
                  focusContent();
                  changeFirstSteps({ dismissed: true });
                }}
              >
                <Close />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      }
    >
      {isLine ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Typography>{t(`firstRun.${next}.title`)}</Typography>
          <StepButton step={next} isNext />
        </Box>
      ) : (
        <>
          <LinearProgress variant="determinate" value={(100 * count) / steps.length} aria-label={progress} />
          <Collapse in={!folded} id={id}>
            <Box component="ol" sx={list}>
              {steps.map((step) => (
                <StepRow key={step} step={step} done={done[step]} isNext={step === next} />
              ))}
            </Box>
          </Collapse>
        </>
      )}
    </Panel>
  );
}

const list = { m: 0, mt: 4, mb: -3, p: 0, listStyle: 'none', columnCount: { xs: 1, md: 2 }, columnGap: 6 };

function StepRow({ step, done, isNext }: { step: Step; done: boolean; isNext: boolean }) {
  const t = useTranslate();
  const Icon = done ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{ display: 'flex', gap: 3, pb: 3, breakInside: 'avoid' }}
    >
      <Icon
        titleAccess={t(done ? 'firstRun.done' : 'firstRun.open')}
        sx={{ fontSize: 20, color: done ? 'tone.good' : 'lineStrong' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography color={done ? 'textSecondary' : 'textPrimary'} sx={{ fontWeight: 500 }}>
          {t(`firstRun.${step}.title`)}
        </Typography>
        {!done && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {t(`firstRun.${step}.text`)}
            </Typography>
            <StepButton step={step} isNext={isNext} />
          </>
        )}
      </Box>
    </Box>
  );
}

function StepButton({ step, isNext }: { step: Step; isNext: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const place = places[step];
  const look = isNext
    ? ({ size: 'small', variant: 'outlined' } as const)
    : ({ size: 'small', sx: { ml: -2.5 } } as const);
  const label = t(`firstRun.${step}.action`);
  if (place.startsWith('/')) {
    return (
      <Button component={Link} to={place} {...look}>
        {label}
      </Button>
    );
  }
  function show(): void {
    void navigate('/dashboard?tab=settings');
    void goTo(place);
  }
  return (
    <Changes>
      <Button onClick={show} {...look}>
        {label}
      </Button>
    </Changes>
  );
}

const places: Record<Step, string> = {
  verify: '/verify',
  connect: '/linkedin-accounts',
  sources: 'searchUrls',
  prompt: 'prompt',
  preview: 'preview',
  start: 'start',
};

const appears = (id: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = () => {
      const control = document.getElementById(id);
      if (!control?.checkVisibility()) return;
      observer.disconnect();
      resolve(control);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    look();
  });

async function goTo(id: string): Promise<void> {
  const control = await appears(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
  if (id === places.preview) return control.click();
  // After a click, browsers show no focus ring on a button that a script focuses.
  control.dataset.pointedAt = '';
  control.addEventListener('blur', () => delete control.dataset.pointedAt, { once: true });
}
