import CheckRounded from '@mui/icons-material/CheckRounded';
import { Avatar, Box, Button, Card, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAccounts } from '../accounts/useAccounts.ts';
import { wasConnecting } from '../accounts/useConnect.ts';
import { setActiveAccount } from '../activeAccount.ts';
import { Page } from '../components/Page.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { VoicePanel } from '../voice/VoicePanel.tsx';
import { FirstFacts } from './FirstFacts.tsx';

export function SuccessPage() {
  const t = useTranslate();
  const { accounts } = useAccounts();
  const added = wasConnecting() ? accounts.at(-1) : undefined;
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
  }, []);
  return (
    <Page title={t('accounts.success.title')}>
      <Card
        sx={{ maxWidth: 480, width: '100%', mx: 'auto', mt: { sm: 6 }, px: 6, py: 10, textAlign: 'center' }}
      >
        <Avatar aria-hidden sx={{ mx: 'auto', mb: 5, color: 'tone.good', bgcolor: 'tint.good' }}>
          <CheckRounded />
        </Avatar>
        <Typography variant="h2" component="p" role="status">
          {t('accounts.success.text')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
          {t('accounts.success.next')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
          <Button
            component={Link}
            to="/linkedin-accounts"
            variant={wasConnecting() ? 'outlined' : 'contained'}
            autoFocus
          >
            {t('accounts.success.confirm')}
          </Button>
          {added && (
            <Button
              component={Link}
              to="/dashboard?tab=settings"
              variant="contained"
              onClick={() => setActiveAccount(added.accountId)}
            >
              {t('accounts.success.setUp', { name: added.name })}
            </Button>
          )}
        </Box>
      </Card>
      {added && (
        <Box sx={{ maxWidth: 720, width: '100%', mx: 'auto', mt: 6, display: 'grid', gap: 5 }}>
          <FirstFacts key={added.accountId} accountId={added.accountId} />
          <VoicePanel key={`voice ${added.accountId}`} accountId={added.accountId} />
        </Box>
      )}
    </Page>
  );
}
