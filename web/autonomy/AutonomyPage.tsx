import { Alert, Box, Button, Card, MenuItem, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { Autonomy } from '../../server/automation/autonomy/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { getActiveAccount } from '../activeAccount.ts';
import { api } from '../api.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Page } from '../components/Page.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useEventStream } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { RulePanel } from './RulePanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';

export function AutonomyPage() {
  useEventStream();
  const t = useTranslate('autonomy');
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const list = useAccounts();
  const wanted = params.get('account') ?? getActiveAccount();
  const account = list.accounts.find(({ accountId }) => accountId === wanted) ?? list.accounts[0];
  const accountId = account?.accountId ?? '';
  const queryKey = ['autonomy', accountId];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.readAutonomy(accountId, { signal }),
    enabled: accountId !== '',
  });
  const onSaved = (autonomy: Autonomy) => {
    client.setQueryData(queryKey, autonomy);
    void client.invalidateQueries({ queryKey: ['drafts'] });
  };
  const loading = <RowsSkeleton rows={4} height={72} />;

  return (
    <Page
      title={t('title')}
      description={t('lead')}
      actions={
        <Button variant="outlined" component={Link} to="/review">
          {t('toReview')}
        </Button>
      }
    >
      <Faces
        query={list}
        failed={t('failed')}
        loading={loading}
        empty={
          <Card>
            <EmptyState title={t('noAccount')} text={t('noAccountText')} />
          </Card>
        }
      >
        <Box sx={grid}>
          <TextField
            select
            label={t('account')}
            value={accountId}
            onChange={(event) => setParams({ account: event.target.value }, { replace: true })}
            sx={{ maxWidth: 360 }}
          >
            {list.accounts.map(({ accountId: id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Faces query={found} failed={t('failed')} loading={loading}>
            {(autonomy) => (
              <>
                {!autonomy.review && <Alert severity="info">{t('reviewOff')}</Alert>}
                <RulePanel key={`${accountId} ${autonomy.after}`} autonomy={autonomy} onSaved={onSaved} />
                {autonomy.allowed && <SourcesPanel autonomy={autonomy} onSaved={onSaved} />}
              </>
            )}
          </Faces>
        </Box>
      </Faces>
    </Page>
  );
}

const grid = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' };
