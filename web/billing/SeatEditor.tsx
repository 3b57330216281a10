import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText, notify } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { mostSeats, readSeats, seatChange } from './billingModel.ts';
import { SeatCost } from './SeatCost.tsx';
import { asksBank, keepSubscription, type Press } from './useBilling.ts';

type Props = Press & {
  seats: number;
  connected: number;
  isTrial: boolean;
  /** The bank wants to be answered before the change counts. */
  onBankAsks: () => void;
  onClose: () => void;
};

/** Another number of seats, with what it costs. Fewer than the connected accounts: first asks which of them to disconnect. */
export function SeatEditor({ seats, connected, isTrial, busy, press, onBankAsks, onClose }: Props) {
  const t = useTranslate();
  const { accounts } = useAccounts();
  const choices = useRef<HTMLFieldSetElement>(null);
  const [text, setText] = useState(String(seats));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const wished = readSeats(text);
  const over = wished !== null && wished < seats ? connected - wished : 0;
  const leaving = over > 0 ? chosen.filter((id) => accounts.some(({ accountId }) => accountId === id)) : [];
  const change = seatChange(wished, seats, connected, leaving.length);
  const isBusy = busy !== null;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (change.kind === 'same') onClose();
    if (change.kind !== 'change' || wished === null) return;
    setProblem(null);
    let asks = false;
    const work = async () => {
      try {
        for (const accountId of leaving) await api.disconnectAccount(accountId);
      } finally {
        if (leaving.length > 0) void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
      }
      asks = await asksBank(async () => {
        keepSubscription(await api.updateSubscription({ seats: wished }));
        notify.success(t('billing.seatEditor.updated'));
      });
    };
    const tell = (error: unknown, failure: string) => setProblem(failureText(error, failure));
    if (await press('seats', work, t('billing.seatEditor.failed'), { tell })) onClose();
    if (asks) onBankAsks();
  }

  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Box
      component="form"
      aria-label={t('billing.subscription.editSeats')}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && !isBusy && onClose()}
      sx={({ palette }) => ({
        mt: 5,
        pt: 5,
        borderTop: `1px solid ${palette.line}`,
        display: 'grid',
        gap: 4,
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, alignItems: 'flex-start' }}>
        <TextField
          label={t('billing.seatEditor.number')}
          type="number"
          autoFocus
          value={text}
          disabled={isBusy}
          error={wished === null && text !== ''}
          helperText={t(
            wished === null && text !== '' ? 'billing.seatEditor.wrong' : 'billing.seatEditor.range',
            {
              most: mostSeats,
            },
          )}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { min: 1, max: mostSeats, step: 1, inputMode: 'numeric' } }}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
        <Box sx={{ flex: '1 1 280px', minWidth: 0, minHeight: { sm: 82 } }}>
          <SeatCost
            wished={wished}
            seats={seats}
            isTrial={isTrial}
            over={over}
            onChoose={() => choices.current?.querySelector('input')?.focus()}
          />
        </Box>
      </Box>
      {over > 0 && (
        <Box component="fieldset" ref={choices} disabled={isBusy} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
            {t('billing.seatEditor.which', { smart_count: over })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('billing.seatEditor.note', { connected, wished: wished ?? 0 })}
          </Typography>
          <Box sx={{ display: 'grid', justifyItems: 'start' }}>
            {accounts.map(({ accountId, name, email }) => (
              <FormControlLabel
                key={accountId}
                label={
                  <>
                    {name}{' '}
                    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                      {email}
                    </Typography>
                  </>
                }
                control={
                  <Checkbox
                    checked={leaving.includes(accountId)}
                    disabled={isBusy || (!leaving.includes(accountId) && leaving.length >= over)}
                    onChange={() => toggle(accountId)}
                  />
                }
              />
            ))}
          </Box>
        </Box>
      )}
      <Problem problem={problem} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          color={leaving.length > 0 ? 'error' : 'primary'}
          loading={busy === 'seats'}
          disabled={isBusy || change.kind === 'invalid' || change.kind === 'disconnect'}
        >
          {t(over > 0 ? 'billing.seatEditor.disconnect' : 'billing.seatEditor.update')}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {t('billing.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
