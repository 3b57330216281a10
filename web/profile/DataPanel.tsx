import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PasswordInput, TextInput } from 'react-admin';
import type { User } from '../../server/identity/users/schemas.ts';
import { api } from '../api.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { Panel } from '../components/Panel.tsx';
import { useRequired } from '../components/useRequired.ts';
import { download, saveFile } from '../download.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { logout } from '../session.ts';
import { bytesText } from './bytes.ts';

export function DataPanel({ user }: { user: User | undefined }) {
  const t = useTranslate('settings.data');
  const [leaving, setLeaving] = useState(false);
  return (
    <Panel title={t('title')}>
      <Part title={t('exportTitle')} text={t('exportText')}>
        <ExportButton />
      </Part>
      <Part title={t('deleteTitle')} text={t('deleteText')}>
        <Button variant="outlined" color="error" disabled={!user} onClick={() => setLeaving(true)}>
          {t('delete')}
        </Button>
      </Part>
      {leaving && user && <DeleteDialog user={user} onClose={() => setLeaving(false)} />}
    </Panel>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        '& + &': { mt: 4, pt: 4, borderTop: 1, borderColor: 'line' },
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: { xs: 3, sm: 6 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

function ExportButton() {
  const t = useTranslate('settings');
  const id = useId();
  const [bytes, setBytes] = useState<number | null>(null);
  const aborter = useRef<AbortController>(null);

  async function start(): Promise<void> {
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setBytes(0);
    try {
      saveFile(await download('/api/me/export', setBytes, signal), 'chime-in-export.json');
      notify.success(t('data.exported'));
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, t('data.exportFailed'));
    }
    setBytes(null);
  }

  if (bytes === null) {
    return (
      <Button variant="outlined" onClick={() => void start()}>
        {t('data.export')}
      </Button>
    );
  }
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 }, display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: 1 }}>
        <Typography id={id} variant="body2" className="tabular" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('data.exporting', { size: bytesText(bytes) })}
        </Typography>
        <LinearProgress aria-labelledby={id} />
      </Box>
      <Button size="small" onClick={() => aborter.current?.abort()}>
        {t('cancel')}
      </Button>
    </Box>
  );
}

const consequences = ['automation', 'subscription', 'data'] as const;

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslate('settings.deletion');
  const field = useRequired();
  const isTyped = (typed: string | null) => (typed ?? '').trim().toLowerCase() === user.email.toLowerCase();
  return (
    <FormDialog<{ password: string | null; typed: string | null }>
      title={t('title')}
      submit={t('confirm')}
      color="error"
      initial={{ password: '', typed: '' }}
      isHeld={({ password, typed }) => !password || !isTyped(typed)}
      onSubmit={async ({ password }) => {
        await api.deleteMe(password ?? '');
        logout();
        notify.success(t('done'));
      }}
      failed={t('failed')}
      onClose={onClose}
    >
      <div>
        <Typography>{t('lead')}</Typography>
        <Box component="ul" sx={{ my: 2, pl: 5, display: 'grid', gap: 1 }}>
          {consequences.map((name) => (
            <li key={name}>{t(`${name}`)}</li>
          ))}
        </Box>
        <Typography color="textSecondary">
          {t('stays')} {t('exportFirst')}
        </Typography>
      </div>
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput {...field('password', t('password'))} autoComplete="current-password" autoFocus />
      <TextInput
        source="typed"
        label={t('typed', { email: user.email })}
        validate={(typed) => (isTyped(typed) ? undefined : t('typedWrong'))}
        autoComplete="off"
        helperText={false}
      />
    </FormDialog>
  );
}
