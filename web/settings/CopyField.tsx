import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';

type Props = {
  label: string;
  value: string;
  failure: string;
  isQuiet?: boolean;
};

export function CopyField({ label, value, failure, isQuiet = false }: Props) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Needs TLS. Without it the selected text can be copied by hand.
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      notify.error(failure);
    }
  }

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
      <Button
        variant={isQuiet ? 'outlined' : 'contained'}
        autoFocus={!isQuiet}
        startIcon={copied ? <CheckRounded /> : <ContentCopy />}
        onClick={() => void copy()}
        sx={{ minHeight: 38, flex: 'none' }}
      >
        <span role="status">{t(copied ? 'settings.copied' : 'settings.copy')}</span>
      </Button>
    </Box>
  );
}
