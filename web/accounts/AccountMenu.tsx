import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu } from '../components/whenOpened.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import type { AccountRecord } from './useAccounts.ts';

type Props = { account: AccountRecord; onOpen: () => void };

/** What else there is to do with an account. */
export function AccountMenu({ account, onOpen }: Props) {
  const t = useTranslate();
  const { view } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [disconnects, setDisconnects] = useState(false);
  const close = () => setAnchor(null);
  const history = `/comments-history?filter=${encodeURIComponent(JSON.stringify({ accountId: account.accountId }))}`;
  return (
    <>
      <IconButton
        aria-label={t('accounts.row.menu', { name: account.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={onOpen}>{t('accounts.row.settings')}</MenuItem>
        <MenuItem component={Link} to={history}>
          {t('accounts.row.comments')}
        </MenuItem>
        <MenuItem
          disabled={view !== null}
          sx={({ palette }) => ({ color: palette.tone.bad })}
          onClick={() => {
            close();
            setDisconnects(true);
          }}
        >
          {t('accounts.row.disconnect')}
        </MenuItem>
      </Menu>
      <DisconnectDialog account={account} open={disconnects} onClose={() => setDisconnects(false)} />
    </>
  );
}
