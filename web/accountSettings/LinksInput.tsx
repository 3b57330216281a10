import { Box, Button, FormHelperText, LinearProgress, TextField, Typography } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { type ClipboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { LinkList } from './LinkList.tsx';
import { type LineKind, linesIn, searchLines } from './linesModel.ts';
import { ProposedPeople } from './ProposedPeople.tsx';
import { SearchWords } from './SearchWords.tsx';
import { type Check, useAddLines } from './useAddLines.ts';
import type { ProposedPerson } from './useProposedPeople.ts';
import { Verdicts } from './Verdicts.tsx';

type Props = {
  kind: LineKind;
  check?: Check | undefined;
  notes?: ReadonlyMap<string, string>;
  disabled?: boolean;
  /** People to add with one press. */
  people?: readonly ProposedPerson[];
};

const none: ReadonlyMap<string, string> = new Map();

export function LinksInput({ kind, check, notes = none, disabled = false, people = [] }: Props) {
  const t = useTranslate();
  const { source, texts, maximum } = kind;
  const { getValues } = useFormContext();
  const { field, fieldState } = useInput({ source });
  const { onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, field.ref);
  const list: string[] = field.value;
  const now = (): string[] => getValues(source);
  const adding = useAddLines({ kind, list: now, append: (line) => onChange([...now(), line]), check });
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const helperId = useId();
  const remove = useCallback(
    (link: string) => onChange(getValues(source).filter((other: string) => other !== link)),
    [onChange, getValues, source],
  );
  const { progress } = adding;
  const full = list.length >= maximum;
  const blocked = disabled || full || progress !== null;
  const single = adding.lines.length < 2;

  async function add(): Promise<void> {
    const line = text.trim();
    if (blocked || line === '') return;
    // Before the check, during which the user may go on to another field.
    input.current?.focus();
    const [judged] = await adding.add([line]);
    if (judged?.verdict !== 'added') return setRefusal(judged?.why);
    setText((typed) => (typed === text ? '' : typed));
  }

  /** For a button that is gone afterwards. */
  function leave(act: () => void): void {
    input.current?.focus();
    act();
  }

  async function addUrl(url: string): Promise<boolean> {
    const [judged] = await adding.add([url]);
    setRefusal(judged?.verdict === 'added' ? undefined : judged?.why);
    return judged?.verdict === 'added' || judged?.verdict === 'duplicate';
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2 || blocked) return;
    event.preventDefault();
    setRefusal(undefined);
    void adding.add(lines);
  }

  const fault = refusal ?? fieldState.error?.message;
  const hint = disabled ? 'noAccount' : full ? 'full' : progress && single && check ? 'checkingOne' : 'hint';
  const checking =
    progress &&
    t('dashboard.links.checking', {
      place: Math.min(progress.done + 1, progress.total),
      total: progress.total,
    });

  return (
    <Panel
      title={t(`dashboard.${texts}.title`)}
      description={t(`dashboard.${texts}.text`)}
      actions={
        <Typography variant="body2" color="textSecondary">
          {t('dashboard.links.count', { count: list.length, maximum })}
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
          inputRef={inputRef}
          placeholder={t(`dashboard.${texts}.placeholder`)}
          onPaste={onPaste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
          }}
          error={refusal !== undefined}
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
        {fault ?? t(`dashboard.links.${hint}`, { maximum })}
      </FormHelperText>
      <ProposedPeople people={people} monitored={list} disabled={blocked} onAdd={addUrl} />
      {kind === searchLines && <SearchWords disabled={blocked} onAdd={addUrl} />}
      {!single && progress && checking && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 3 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * progress.done) / progress.total}
            aria-label={checking}
            sx={{ flex: 1 }}
          />
          <Typography variant="caption" className="tabular">
            {checking}
          </Typography>
          <Button size="small" onClick={() => leave(adding.cancel)}>
            {t('dashboard.links.cancel')}
          </Button>
        </Box>
      )}
      {!single && <Verdicts adding={adding} onDismiss={() => leave(adding.dismiss)} />}
      <LinkList links={list} label={t(`dashboard.${texts}.title`)} notes={notes} onRemove={remove} />
    </Panel>
  );
}
