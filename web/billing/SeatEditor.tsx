import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { notify } from '../notify.tsx';
import { queryClient } from '../session.ts';
import { messages, mostSeats, readSeats, seatChange } from './billingModel.ts';
import { SeatCost } from './SeatCost.tsx';
import { keepSubscription, type Press } from './useBilling.ts';

type Props = Press & { seats: number; connected: number; isTrial: boolean; onClose: () => void };

/** Another number of seats, with what it costs. Fewer than the connected accounts: first asks which of them to disconnect. */
export function SeatEditor({ seats, connected, isTrial, busy, press, onClose }: Props) {
  const { accounts } = useAccounts();
  const [text, setText] = useState(String(seats));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const wished = readSeats(text);
  const over = wished !== null && wished < seats ? connected - wished : 0;
  const leaving = over > 0 ? chosen.filter((id) => accounts.some(({ accountId }) => accountId === id)) : [];
  const change = seatChange(wished, seats, connected, leaving.length);
  const isBusy = busy !== null;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (change.kind === 'same') onClose();
    if (change.kind !== 'change' || wished === null) return;
    const work = async () => {
      try {
        for (const accountId of leaving) await api.disconnectAccount(accountId);
      } finally {
        if (leaving.length > 0) void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
      }
      keepSubscription(await api.updateSubscription({ seats: wished }));
      notify.success('Subscription updated successfully');
    };
    if (await press('seats', work, 'Failed to update subscription')) onClose();
  }

  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <Box
      component="form"
      aria-label="Edit seats"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && !isBusy && onClose()}
      sx={({ palette }) => ({ mt: 5, pt: 5, borderTop: `1px solid ${palette.line}`, display: 'grid', gap: 4 })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, alignItems: 'flex-start' }}>
        <TextField
          label="Number of seats"
          type="number"
          autoFocus
          value={text}
          disabled={isBusy}
          error={wished === null && text !== ''}
          helperText={wished === null && text !== '' ? messages.seats : `1 to ${mostSeats}`}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { min: 1, max: mostSeats, step: 1, inputMode: 'numeric' } }}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
        <Box sx={{ flex: '1 1 280px', minWidth: 0, minHeight: { sm: 82 } }}>
          <SeatCost wished={wished} seats={seats} isTrial={isTrial} isHeld={over > 0} />
        </Box>
      </Box>
      {over > 0 && (
        <Box component="fieldset" disabled={isBusy} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
            Which {over === 1 ? 'account' : `${over} accounts`} should be disconnected?
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {connected} are connected, {wished} can stay. What is disconnected stops for good; its history stays.
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
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          color={leaving.length > 0 ? 'error' : 'primary'}
          loading={busy === 'seats'}
          disabled={isBusy || change.kind === 'invalid' || change.kind === 'disconnect'}
        >
          {over > 0 ? 'Disconnect and update' : 'Update seats'}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
