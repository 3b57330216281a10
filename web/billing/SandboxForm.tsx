import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { BankFrame } from './BankFrame.tsx';
import { BrandMark } from './BrandMark.tsx';
import { brandName } from './billingModel.ts';
import type { CardFormProps } from './cardForm.tsx';
import { confirmCard, readSetup, testCards } from './sandboxCards.ts';

type Challenge = { url: string; settle: (card: Promise<string | null>) => void };

export function SandboxForm({ setup, busy, problem, onSubmit, onClose }: CardFormProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(testCards[0]?.id ?? '');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const asked = useRef(false);
  const labelId = useId();

  async function confirm(): Promise<string | null> {
    const step = await confirmCard(setup, chosen);
    if ('card' in step) return step.card;
    asked.current = true;
    try {
      return await new Promise<string | null>((settle) => setChallenge({ url: step.url, settle }));
    } finally {
      asked.current = false;
      setChallenge(null);
    }
  }

  async function look({ settle }: Challenge): Promise<void> {
    try {
      const step = await readSetup(setup);
      if (asked.current && 'card' in step) settle(Promise.resolve(step.card));
    } catch (error) {
      settle(Promise.reject(error));
    }
  }

  if (challenge) {
    return (
      <>
        <BankFrame url={challenge.url} onLoad={() => void look(challenge)} />
        <DialogActions>
          <Button onClick={() => challenge.settle(Promise.resolve(null))}>
            {t('billing.addCard.another')}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit(confirm);
      }}
    >
      <DialogContent>
        <Typography id={labelId} sx={{ color: 'text.secondary', mb: 2 }}>
          {t('billing.addCard.sandbox')}
        </Typography>
        <RadioGroup aria-labelledby={labelId} value={chosen} onChange={(_, value) => setChosen(value)}>
          {testCards.map(({ id, brand, last4, outcome }) => (
            <FormControlLabel
              key={id}
              value={id}
              disabled={busy}
              control={<Radio size="small" sx={{ p: 2 }} />}
              sx={{ ml: -2, minHeight: 44 }}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                  <BrandMark brand={brand} />
                  <span>
                    <Box component="span" className="tabular" sx={{ fontWeight: 500, display: 'block' }}>
                      {brandName(t, brand)} {last4}
                    </Box>
                    <Typography
                      component="span"
                      variant="caption"
                      sx={{ color: 'text.secondary', display: 'block' }}
                    >
                      {t(`billing.testCards.${outcome}`)}
                    </Typography>
                  </span>
                </Box>
              }
            />
          ))}
        </RadioGroup>
        {problem}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('billing.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {t('billing.addCard.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
