import { Box, Button, ListItemText, MenuItem, TextField } from '@mui/material';
import { Link } from 'react-router-dom';
import { limits } from '../../server/settings/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { Panel } from '../components/Panel.tsx';
import { edit } from './dashboardModel.ts';
import type { PanelProps } from './panelProps.ts';

type Props = PanelProps & { accounts: AccountRecord[]; accountId: string | null; onPick: (accountId: string) => void };

export function AccountPanel({ form, setForm, faults, accounts, accountId, onPick }: Props) {
  const { prompt } = form.draft;
  const nearFull = prompt.length > limits.prompt * 0.9;
  return (
    <Panel
      title="LinkedIn Account"
      actions={
        <Button component={Link} to="/linkedin-accounts" size="small" sx={{ my: -1, mr: -2 }}>
          Add another account
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          select
          fullWidth
          label="Account"
          value={accountId ?? ''}
          onChange={(event) => onPick(event.target.value)}
          disabled={accounts.length === 0}
          slotProps={{
            select: {
              displayEmpty: true,
              renderValue: () => <Picked account={accounts.find((account) => account.accountId === accountId)} />,
            },
          }}
        >
          {accounts.map((account) => (
            <MenuItem key={account.accountId} value={account.accountId}>
              <AccountAvatar account={account} size={24} />
              <ListItemText
                primary={account.name}
                secondary={account.email}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
                sx={{ my: 0, minWidth: 0 }}
              />
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Prompt"
          multiline
          minRows={6}
          maxRows={16}
          fullWidth
          value={prompt}
          onChange={(event) => setForm((now) => edit(now, { prompt: event.target.value }))}
          placeholder="Who is commenting, in what tone, what to bring up and what never to say"
          error={faults.prompt !== undefined}
          helperText={
            faults.prompt ??
            (nearFull ? `${prompt.length} of ${limits.prompt} characters` : 'The writer gets this with every post.')
          }
        />
      </Box>
    </Panel>
  );
}

function Picked({ account }: { account: AccountRecord | undefined }) {
  if (!account) return <Box sx={{ color: 'text.secondary' }}>No account selected</Box>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <AccountAvatar account={account} size={20} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {account.name}
      </Box>
    </Box>
  );
}
