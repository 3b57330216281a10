import { Box, Button, FormHelperText, LinearProgress, TextField, Typography } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { LinkList } from './LinkList.tsx';
import { type LineKind, linesIn } from './linesModel.ts';
import { type Check, type Progress, useAddLines } from './useAddLines.ts';
import { Verdicts } from './Verdicts.tsx';

type Props = {
  source: 'searchUrls' | 'searchProfiles';
  texts: 'searches' | 'monitors';
  kind: LineKind;
  check?: Check | undefined;
  notes?: ReadonlyMap<string, string>;
  /** Nothing can be added, for there is no account to add it to. */
  disabled?: boolean;
};

const none: ReadonlyMap<string, string> = new Map();

/** A list of links with a way to add one, or many pasted at once. */
export function LinksInput({ source, texts, kind, check, notes = none, disabled = false }: Props) {
  const t = useTranslate();
  const { getValues } = useFormContext();
  const { field, fieldState } = useInput({ source });
  const list: string[] = field.value;
  const now = (): string[] => getValues(source);
  const adding = useAddLines({ kind, list: now, append: (line) => field.onChange([...now(), line]), check });
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const helperId = useId();
  const { onChange } = field;
  const remove = useCallback(
    (link: string) => onChange(getValues(source).filter((other: string) => other !== link)),
    [onChange, getValues, source],
  );
  const { progress } = adding;
  const full = list.length >= kind.maximum;
  const blocked = disabled || full || progress !== null;
  const single = adding.lines.length < 2;

  async function add(): Promise<void> {
    const line = text.trim();
    if (blocked || line === '') return;
    const [judged] = await adding.add([line]);
    if (judged?.verdict === 'added') setText('');
    else setRefusal(judged?.why ?? null);
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2 || blocked) return;
    event.preventDefault();
    setRefusal(null);
    void adding.add(lines);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  const fault = refusal ?? fieldState.error?.message;
  const hint = disabled
    ? t('dashboard.links.noAccount')
    : full
      ? t('dashboard.links.full', { maximum: kind.maximum })
      : t('dashboard.links.hint');

  return (
    <Panel
      title={t(`dashboard.${texts}.title`)}
      description={t(`dashboard.${texts}.text`)}
      actions={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('dashboard.links.count', { count: list.length, maximum: kind.maximum })}
        </Typography>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
        <TextField
          id={source}
          label={t(`dashboard.${texts}.label`)}
          type="url"
          fullWidth
          value={text}
          inputRef={field.ref}
          placeholder={t(`dashboard.${texts}.placeholder`)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          error={refusal !== null}
          slotProps={{ htmlInput: { 'aria-describedby': helperId, autoComplete: 'off', spellCheck: false } }}
        />
        <Button
          variant="outlined"
          loading={progress !== null && single}
          disabled={blocked || text.trim() === ''}
          onClick={() => void add()}
          aria-label={t(`dashboard.${texts}.add`)}
        >
          {t('dashboard.links.add')}
        </Button>
      </Box>
      <FormHelperText id={helperId} error={fault !== undefined} aria-live="polite">
        {fault ?? (progress && single && check ? t('dashboard.links.checkingOne') : hint)}
      </FormHelperText>
      {!single && (
        <>
          {progress && <LinesProgress progress={progress} onCancel={adding.cancel} />}
          <Verdicts adding={adding} />
        </>
      )}
      <LinkList links={list} label={t(`dashboard.${texts}.title`)} notes={notes} onRemove={remove} />
    </Panel>
  );
}

function LinesProgress({
  progress: { done, total },
  onCancel,
}: {
  progress: Progress;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const text = t('dashboard.links.checking', { place: Math.min(done + 1, total), total });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 3 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-label={text}
        sx={{ flex: 1, '& .MuiLinearProgress-bar': { transitionDuration: '150ms' } }}
      />
      <Typography variant="caption" className="tabular">
        {text}
      </Typography>
      <Button size="small" onClick={onCancel}>
        {t('dashboard.links.cancel')}
      </Button>
    </Box>
  );
}
