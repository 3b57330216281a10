import { Box, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { searchUrlOf } from './linesModel.ts';

type Props = {
  disabled: boolean;
  /** @returns whether the list has the search now */
  onAdd: (url: string) => Promise<boolean>;
};

/** Builds the link of a content search from its words. */
export function SearchWords({ disabled, onAdd }: Props) {
  const t = useTranslate('dashboard.searches.words');
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const url = searchUrlOf(words);

  async function add(): Promise<void> {
    if (disabled || url === null) return;
    field.current?.focus();
    if (await onAdd(url)) setWords('');
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, mt: 4 }}>
      <TextField
        label={t('label')}
        inputRef={field}
        fullWidth
        value={words}
        placeholder={t('placeholder')}
        helperText={t('hint')}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <Button
        variant="outlined"
        disabled={disabled || url === null}
        onClick={() => void add()}
        aria-label={t('add')}
        sx={{ mt: 6 }}
      >
        {t('button')}
      </Button>
    </Box>
  );
}
