import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { User } from '../../../server/identity/users/schemas.ts';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UserAvatar } from '../../layout/UserAvatar.tsx';
import { saveProfile } from '../../saveProfile.ts';
import { bytesText } from '../bytes.ts';
import { CropDialog } from './CropDialog.tsx';

const mostFileBytes = 25 * 1024 * 1024;

export function PhotoField({ user }: { user: User }) {
  const t = useTranslate('settings');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const has = user.profileImage !== '';

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? [];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (!chosen) return;
    if (!chosen.type.startsWith('image/')) setFault(t('photo.notImage'));
    else if (chosen.size > mostFileBytes) setFault(t('photo.tooLarge', { size: bytesText(mostFileBytes) }));
    else {
      setFault(null);
      setFile(chosen);
    }
  }

  const removing = useAction({
    run: () => saveProfile(user, { profileImage: '' }),
    confirm: {
      title: t('photo.remove'),
      text: t('photo.removeAsk'),
      confirm: t('photo.remove'),
      isDangerous: true,
    },
    done: t('saved'),
    failed: t('failed'),
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 3, mb: 5 }}>
      <UserAvatar user={user} size={72} alt={t('photo.label')} />
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => input.current?.click()} aria-describedby={id}>
            {t(has ? 'photo.change' : 'photo.upload')}
          </Button>
          {has && (
            <Button color="error" onClick={() => removing.act()}>
              {t('photo.remove')}
            </Button>
          )}
        </Box>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={choose}
          aria-label={t('photo.label')}
        />
        {fault ? (
          <FormHelperText id={id} error role="alert" sx={{ mt: 2 }}>
            {fault}
          </FormHelperText>
        ) : (
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('photo.hint')}
          </Typography>
        )}
      </Box>
      {file && (
        <CropDialog
          user={user}
          file={file}
          onClose={() => setFile(null)}
          onUnreadable={() => {
            setFile(null);
            setFault(t('photo.unreadable'));
          }}
        />
      )}
    </Box>
  );
}
