import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { FieldProps } from './useForm.ts';

type Props = FieldProps & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  autoFocus?: boolean;
};

/** A password that can be shown while it is typed. */
export function PasswordField({ autoComplete, hint, helperText, ...props }: Props) {
  const [shown, setShown] = useState(false);
  const t = useTranslate();
  const label = t(shown ? 'components.password.hide' : 'components.password.show');
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      fullWidth
      helperText={helperText ?? hint}
      slotProps={{
        htmlInput: { autoComplete, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={label} onClick={() => setShown(!shown)}>
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
