import { Box, Stack } from '@mui/material';
import type { AccountSettings } from '../../../../server/identity/admin/user/schemas.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Faces } from '../../../components/Faces.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { SafeLink } from '../../../components/SafeLink.tsx';
import { useLanguage, useTranslate } from '../../../i18n/useTranslate.ts';
import type { PersonRecord } from '../../userModel.ts';
import { useListOf } from './ListOfUser.tsx';
import { factsOf } from './settingsModel.ts';

export function SettingsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Faces
      query={useListOf<AccountSettings & { id: string }>(user, 'user-settings')}
      failed={t('admin.user.listFailed')}
      loading={<RowsSkeleton rows={6} />}
      empty={<EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />}
    >
      {(accounts) => (
        <Stack spacing={5}>
          {accounts.map((settings) => (
            <Panel key={settings.id} title={settings.name}>
              <Facts
                facts={{
                  ...factsOf(settings, t, language),
                  [t('dashboard.searches.title')]: <Links urls={settings.searchUrls} />,
                  [t('dashboard.monitors.title')]: <Links urls={settings.searchProfiles} />,
                  [t('dashboard.prompt.label')]: (
                    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
                      {settings.prompt || t('admin.user.none')}
                    </Box>
                  ),
                }}
              />
            </Panel>
          ))}
        </Stack>
      )}
    </Faces>
  );
}

function Links({ urls }: { urls: readonly string[] }) {
  const t = useTranslate();
  if (urls.length === 0) return t('admin.user.none');
  return (
    <Stack spacing={1}>
      {urls.map((url) => (
        <div key={url}>
          <SafeLink href={url}>{url}</SafeLink>
        </div>
      ))}
    </Stack>
  );
}
