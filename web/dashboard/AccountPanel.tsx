import { Box, Button, ListItemText } from '@mui/material';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PromptTools } from '../review/PromptTools.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { PromptInput } from './PromptInput.tsx';

type Props = {
  accounts: AccountRecord[];
  accountId: string | null;
  onPick: (accountId: string) => void;
  onSave: (() => Promise<boolean>) | null;
};

export function AccountPanel({ accounts, accountId, onPick, onSave }: Props) {
  const t = useTranslate();
  const picked = accounts.find((account) => account.accountId === accountId);
  return (
    <Panel
      title={t('dashboard.account.title')}
      actions={
        <Button component={Link} to="/linkedin-accounts" size="small" sx={{ my: -1, mr: -2 }}>
          {t('dashboard.account.add')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectInput
          source="accountId"
          label={<span>{t('dashboard.account.label')}</span>}
          choices={accounts}
          optionText={(account: AccountRecord) => <Choice account={account} />}
          translateChoice={false}
          isRequired
          format={() => accountId ?? ''}
          parse={() => undefined}
          onChange={(event) => onPick(event.target.value)}
          disabled={accounts.length === 0}
          fullWidth
          helperText={false}
          slotProps={{
            select: {
              displayEmpty: true,
              renderValue: () => <Picked account={picked} />,
            },
          }}
        />
        <Changes>
          <PromptInput />
          {picked && <PromptTools account={picked} onSave={onSave} />}
        </Changes>
      </Box>
    </Panel>
  );
}

const Choice = ({ account }: { account: AccountRecord }) => (
  <>
    <AccountAvatar account={account} size={24} />
    <ListItemText
      primary={account.name}
      secondary={account.email}
      slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
      sx={{ my: 0, minWidth: 0 }}
    />
  </>
);

function Picked({ account }: { account: AccountRecord | undefined }) {
  const t = useTranslate();
  if (!account) return <Box sx={{ color: 'text.secondary' }}>{t('dashboard.account.none')}</Box>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <AccountAvatar account={account} size={20} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {account.name}
      </Box>
    </Box>
  );
}
