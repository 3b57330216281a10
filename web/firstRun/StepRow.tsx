import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { goTo, places, settingsTab } from './places.ts';
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
