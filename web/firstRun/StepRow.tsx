import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { Step } from './stepsModel.ts';

type Props = { step: Step; done: boolean; isNext: boolean };

export function StepRow({ step, done, isNext }: Props) {
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
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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

export function WayThere({ step, look }: WayProps) {
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

/** A control that may only be on its way: its tab is drawn when it is shown. */
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
