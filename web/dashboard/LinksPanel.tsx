import { Box, Button, FormHelperText, LinearProgress, TextField, Typography } from '@mui/material';
import { type ClipboardEvent, type FormEvent, useId, useState } from 'react';
import { Panel } from '../components/Panel.tsx';
import { LinkList } from './LinkList.tsx';
import { type LineKind, linesIn } from './linesModel.ts';
import { type Check, type JudgedLine, useAddLines } from './useAddLines.ts';
import { Verdicts } from './Verdicts.tsx';

type Props = {
  title: string;
  description: string;
  label: string;
  /** One of the list: 'search'. */
  noun: string;
  placeholder: string;
  kind: LineKind;
  list: readonly string[];
  onAdd: (lines: string[]) => void;
  onRemove: (line: string) => void;
  check?: Check | undefined;
  disabled?: boolean;
  fault?: string | undefined;
};

/** A list of links with a way to add one, or many pasted at once. */
export function LinksPanel({
  title,
  description,
  label,
  noun,
  placeholder,
  kind,
  list,
  onAdd,
  onRemove,
  check,
  disabled,
  fault,
}: Props) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [verdicts, setVerdicts] = useState<JudgedLine[]>([]);
  const { add, progress } = useAddLines({ kind, list, onAdd, check });
  const helperId = useId();
  const full = list.length >= kind.maximum;
  const blocked = disabled || full || progress !== null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const line = text.trim();
    if (blocked || line === '') return;
    setVerdicts([]);
    const [judged] = (await add([line])) ?? [];
    if (!judged) return;
    if (judged.verdict === 'added') setText('');
    setRefusal(judged.verdict === 'added' ? null : judged.why);
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2 || blocked) return;
    event.preventDefault();
    setRefusal(null);
    void add(lines).then((judged) => judged && setVerdicts(judged));
  }

  const hint = full
    ? `The list is full (${kind.maximum}). Remove one to add another.`
    : 'Paste several lines to add them all at once.';
  const checking =
    progress && (progress.total > 1 ? `Checking ${progress.done + 1} of ${progress.total}` : 'Checking the profile');

  return (
    <Panel
      title={title}
      description={description}
      actions={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {list.length} of {kind.maximum}
        </Typography>
      }
    >
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
        <TextField
          label={label}
          type="url"
          fullWidth
          value={text}
          placeholder={placeholder}
          onPaste={onPaste}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          error={refusal !== null}
          slotProps={{ htmlInput: { 'aria-describedby': helperId, autoComplete: 'off', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={progress !== null}
          disabled={blocked || text.trim() === ''}
          aria-label={`Add ${noun}`}
        >
          Add
        </Button>
      </Box>
      {checking && <LinearProgress aria-label={checking} sx={{ height: 2, mt: 2 }} />}
      <FormHelperText id={helperId} error={Boolean(refusal ?? fault)} aria-live="polite">
        {refusal ?? fault ?? checking ?? hint}
      </FormHelperText>
      <Verdicts lines={verdicts} onDismiss={() => setVerdicts([])} />
      <LinkList links={list} label={title} onRemove={onRemove} />
    </Panel>
  );
}
