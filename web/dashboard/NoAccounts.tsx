import { Button, Card } from '@mui/material';
import type { UserStatus } from '../../server/identity/users/limits.ts';
import { whyNotConnect } from '../accounts/accountsModel.ts';
import { useConnect } from '../accounts/useConnect.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { Changes } from '../viewAs/Changes.tsx';

export function NoAccounts({ status }: { status: UserStatus }) {
  const t = useTranslate();
  const { connect, connecting } = useConnect();
  const seats = useMe().data?.seats ?? 1;
  return (
    <Card>
      <EmptyState
        title={t('dashboard.accounts.none')}
        text={t('dashboard.accounts.noneText')}
        action={
          <Changes>
            <Button
              variant="contained"
              loading={connecting !== null}
              onClick={() => void connect(null, whyNotConnect(status, seats, 0, t))}
            >
              {t('dashboard.accounts.noneAction')}
            </Button>
          </Changes>
        }
      />
    </Card>
  );
}
