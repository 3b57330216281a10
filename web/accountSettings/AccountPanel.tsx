import { Box, Button, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { Link } from 'react-router-dom';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PromptTools } from '../preview/PromptTools.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { FactsInput } from './FactsInput.tsx';
import { PromptInput } from './PromptInput.tsx';
import { PromptStarters } from './PromptStarters.tsx';

export type AccountProps = {
  accounts: AccountRecord[];
  accountId: string | null;
  onPick: (accountId: string) => void;
  onSave: (() => Promise<boolean>) | null;
};

export function AccountPanel({ accounts, accountId, onPick, onSave }: AccountProps) {
  const t = useTranslate();
  const picked = accounts.find((account) => account.accountId === accountId);
  const shown = picked ? (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <AccountAvatar account={picked} size={20} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {picked.name}
      </Box>
    </Box>
  ) : (
    t('dashboard.account.none')
  );
  return (
    <Panel
      title={t('dashboard.account.title')}
      actions={
        <Button component={Link} to="/linkedin-accounts" size="small" sx={{ my: -1, mr: -2 }}>
          {t('dashboard.account.add')}
        </Button>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <TextField
          select
          id="account"
          label={t('dashboard.account.label')}
          value={accountId ?? ''}
          onChange={(event) => onPick(event.target.value)}
          disabled={accounts.length === 0}
          slotProps={{ select: { displayEmpty: true, renderValue: () => shown } }}
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
        <Changes>
          <PromptInput />
          <PromptStarters />
          <FactsInput />
          {picked && <PromptTools account={picked} onSave={onSave} />}
        </Changes>
      </Stack>
    </Panel>
  );
}
