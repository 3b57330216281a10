import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, type ButtonProps, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';

type ButtonOwn = ButtonProps & { text: string; failure: string; before?: () => void };

export function CopyButton({ text, failure, before, ...button }: ButtonOwn) {
  const t = useTranslate('settings');
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    before?.();
    try {
      // Needs TLS. Without it the text can be copied by hand.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.error(failure);
    }
  }

  return (
    <Button
      variant="outlined"
      startIcon={copied ? <CheckRounded /> : <ContentCopy />}
      onClick={() => void copy()}
      {...button}
    >
      <span role="status">{t(copied ? 'copied' : 'copy')}</span>
    </Button>
  );
}

type Props = { label: string; value: string; failure: string; isQuiet?: boolean };

export function CopyField({ label, value, failure, isQuiet = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
      <TextField
        inputRef={field}
        label={label}
        value={value}
        fullWidth
        multiline={isQuiet}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' } }}
      />
      <CopyButton
        text={value}
        failure={failure}
        before={() => field.current?.select()}
        variant={isQuiet ? 'outlined' : 'contained'}
        autoFocus={!isQuiet}
        sx={{ minHeight: 38, flex: 'none' }}
      />
    </Box>
  );
}
