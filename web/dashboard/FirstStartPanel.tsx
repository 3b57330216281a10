import { Box, FormControlLabel, Radio, RadioGroup, Switch, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { boundsOf, settingFields } from '../../server/accounts/settings/fields.ts';
import type { FirstStart } from '../accountSettings/firstStart.ts';
import { StartLow } from '../accountSettings/StartLow.tsx';
import { clamp } from '../accountSettings/settingsValues.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { hasLimit } from './firstStartModel.ts';

type Props = { choice: FirstStart; onChange: (choice: FirstStart) => void };

/** Asked once, before the first start of an account. Start saves it with the other settings. */
export function FirstStartPanel({ choice, onChange }: Props) {
  const t = useTranslate('dashboard.firstStart');
  const id = useId();
  const [dailySearchComments, dailyMonitorComments] = useWatch({
    name: ['dailySearchComments', 'dailyMonitorComments'],
  });
  const isLimited = hasLimit({ dailySearchComments, dailyMonitorComments });
  const set = (change: Partial<FirstStart>) => onChange({ ...choice, ...change });
  return (
    <Panel title={<span id={id}>{t('title')}</span>}>
      <RadioGroup
        aria-labelledby={id}
        value={choice.review ? 'review' : 'alone'}
        onChange={(_, value) => set({ review: value === 'review' })}
        sx={cards}
      >
        {(['review', 'alone'] as const).map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${kind}` } }} />}
            label={
              <>
                <Typography sx={{ fontWeight: 500 }}>{t(`${kind}.title`)}</Typography>
                <Typography id={`${id}-${kind}`} variant="body2" color="textSecondary" aria-hidden>
                  {t(`${kind}.text`)}
                </Typography>
              </>
            }
            sx={card}
          />
        ))}
      </RadioGroup>
      <Box sx={beside}>
        {!isLimited && (
          <Amount
            label={t('daily')}
            value={choice.daily}
            bounds={{ least: 1, most: settingFields.dailySearchComments.most }}
            onChange={(daily) => set({ daily })}
          />
        )}
        <Amount
          label={t('undo')}
          value={choice.undoMinutes}
          bounds={{ least: 0, most: boundsOf('undoMinutes')?.most ?? 30 }}
          onChange={(undoMinutes) => set({ undoMinutes })}
        />
        <FormControlLabel
          label={t('warmUp')}
          control={<Switch checked={choice.warmUp} onChange={(_, warmUp) => set({ warmUp })} />}
          sx={{ alignSelf: 'end', minHeight: 40 }}
        />
      </Box>
      {!isLimited && <StartLow daily={choice.daily} />}
    </Panel>
  );
}

type AmountProps = {
  label: string;
  value: number;
  bounds: { least: number; most: number };
  onChange: (value: number) => void;
};

function Amount({ label, value, bounds: { least, most }, onChange }: AmountProps) {
  return (
    <TextField
      type="number"
      label={label}
      value={value}
      onChange={({ target }) => onChange(clamp(target.value, least, most))}
      slotProps={{ htmlInput: { min: least, max: most, step: 1, inputMode: 'numeric' } }}
      sx={{ my: 0 }}
    />
  );
}

const cards = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const card = {
  m: 0,
  p: 3,
  pl: 2,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'lineStrong',
  borderRadius: '10px',
  '& .MuiRadio-root': { mt: -1 },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected' },
};
const beside = {
  display: 'grid',
  gap: 4,
  mt: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
};
