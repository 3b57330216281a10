import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { AccountSettings } from '../../../../server/identity/admin/user/schemas.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Faces } from '../../../components/Faces.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useLanguage, useTranslate } from '../../../i18n/useTranslate.ts';
import { Facts } from '../Facts.tsx';
import type { PersonRecord } from '../personModel.ts';
import { factsOf } from './settingsModel.ts';

export function SettingsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const list = useGetList<AccountSettings & { id: string }>('user-settings', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return (
    <Faces
      of={list}
      failed={t('admin.user.listFailed')}
      loading={<RowsSkeleton rows={6} />}
      empty={<EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />}
    >
      {(accounts) => (
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {accounts.map((settings) => (
            <OfAccount key={settings.id} settings={settings} />
          ))}
        </Box>
      )}
    </Faces>
  );
}

function OfAccount({ settings }: { settings: AccountSettings }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Panel title={settings.name}>
      <Facts
        facts={[
          ...factsOf(settings, t, language),
          { name: t('dashboard.searches.title'), value: <Links urls={settings.searchUrls} /> },
          { name: t('dashboard.monitors.title'), value: <Links urls={settings.searchProfiles} /> },
          {
            name: t('dashboard.prompt.label'),
            value: settings.prompt ? (
              <Typography component="span" sx={{ whiteSpace: 'pre-line' }}>
                {settings.prompt}
              </Typography>
            ) : (
              t('admin.user.none')
            ),
          },
        ]}
      />
    </Panel>
  );
}

function Links({ urls }: { urls: readonly string[] }) {
  const t = useTranslate();
  if (urls.length === 0) return t('admin.user.none');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {urls.map((url) => (
        <li key={url}>
          {/^https?:/i.test(url) ? (
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {url}
            </Link>
          ) : (
            url
          )}
        </li>
      ))}
    </Box>
  );
}
