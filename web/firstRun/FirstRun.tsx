import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import {
  Box,
  Button,
  type ButtonProps,
  Card,
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
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { doneSteps, fitsOneLine, type Step, steps } from './stepsModel.ts';
import { changeFirstSteps, useFirstSteps } from './useFirstSteps.ts';

/** `loaded` is false while `saved` still has the defaults. */
type Props = { account: AccountRecord | null; saved: SettingsValues; loaded: boolean };

export function FirstRun({ account, saved, loaded }: Props) {
  const { view } = useSession();
  const known = useFirstSteps();
  const done = doneSteps({
    account: account && { connected: account.status === 'Connected', running: account.running },
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
  return (
    <Checklist
      done={done}
      oneLine={fitsOneLine(done, known.commented)}
      folded={known.folded}
      onFold={() => changeFirstSteps({ folded: !known.folded })}
      onDismiss={() => changeFirstSteps({ dismissed: true })}
    />
  );
}

type ChecklistProps = {
  done: Record<Step, boolean>;
  oneLine: boolean;
  folded: boolean;
  onFold: () => void;
  onDismiss: () => void;
};

function Checklist({ done, oneLine, folded, onFold, onDismiss }: ChecklistProps) {
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
        <Typography variant="body2" color="textSecondary">
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

type StepRowProps = { step: Step; done: boolean; isNext: boolean };

function StepRow({ step, done, isNext }: StepRowProps) {
  const t = useTranslate();
  const Icon = done ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{ display: 'flex', gap: 3, pb: 3, breakInside: 'avoid' }}
    >
      <Icon
        titleAccess={done ? t('firstRun.done') : t('firstRun.open')}
        sx={({ palette }) => ({ fontSize: 20, color: done ? palette.tone.good : palette.lineStrong })}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, color: done ? 'text.secondary' : 'text.primary' }}>
          {t(`firstRun.${step}.title`)}
        </Typography>
        {!done && (
          <>
            <Typography variant="body2" color="textSecondary">
              {t(`firstRun.${step}.text`)}
            </Typography>
            <WayThere
              step={step}
              look={{
                size: 'small',
                variant: isNext ? 'outlined' : 'text',
                sx: { mt: 1.5, ml: isNext ? 0 : -2.5 },
              }}
            />
          </>
        )}
      </Box>
    </Box>
  );
}

type WayProps = { step: Step; look: Pick<ButtonProps, 'size' | 'variant' | 'sx'> };

function WayThere({ step, look }: WayProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const place = places[step];
  const label = t(`firstRun.${step}.action`);
  if (place.startsWith('/')) {
    return (
      <Button component={Link} to={place} {...look}>
        {label}
      </Button>
    );
  }
  function show(): void {
    void navigate(settingsTab);
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

const settingsTab = '/dashboard?tab=settings';

const appears = (id: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = () => {
      const control = document.getElementById(id);
      if (!control?.checkVisibility()) return;
      watcher.disconnect();
      resolve(control);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    look();
  });

/** Shows the control, marks it and gives it the focus; the preview opens. */
async function goTo(id: string): Promise<void> {
  const control = await appears(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
  if (id === places.preview) return control.click();
  // After a click, a browser shows no ring on a button that a script gives the focus to.
  control.dataset.pointedAt = '';
  control.addEventListener('blur', () => delete control.dataset.pointedAt, { once: true });
}
