import { Box } from '@mui/material';
import type { Session } from '../../../../server/identity/sessions/schemas.ts';
import type { PersonalToken } from '../../../../server/identity/tokens/schemas.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { SessionRow } from '../../../settings/sessions/SessionRow.tsx';
import { TokenRow } from '../../../settings/tokens/TokenRow.tsx';
import type { PersonRecord } from '../personModel.ts';
import { AccessList } from './AccessList.tsx';

export function AccessTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AccessList<Session>
        userId={user.id}
        resource="user-sessions"
        sort="lastSeenAt"
        title={t('settings.sessions.title')}
        none={t('admin.user.access.noSessions')}
        ask={{
          title: t('admin.user.access.endTitle'),
          text: t('admin.user.access.endText'),
          confirm: t('settings.sessions.end'),
        }}
        done={t('settings.sessions.ended')}
        failed={t('settings.sessions.endFailed')}
        row={(session, end) => (
          <SessionRow key={session.id} session={session} busy={false} disabled={false} onEnd={end} />
        )}
      />
      <AccessList<PersonalToken>
        userId={user.id}
        resource="user-tokens"
        sort="createdAt"
        title={t('settings.tokens.title')}
        none={t('admin.user.access.noTokens')}
        ask={{
          title: t('settings.tokens.revokeTitle'),
          text: t('admin.user.access.revokeText'),
          confirm: t('settings.tokens.revoke'),
        }}
        done={t('settings.tokens.revoked')}
        failed={t('settings.tokens.revokeFailed')}
        row={(token, revoke) => <TokenRow key={token.id} token={token} onRevoke={revoke} />}
      />
    </Box>
  );
}
