import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, request } from '../call.ts';
import { Field } from '../components/Field.tsx';
import { withOverlay } from '../components/overlayStore.ts';
import { PlainButton } from '../components/PlainButton.tsx';
import { Spinner } from '../components/Spinner.tsx';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PublicFrame } from '../public/PublicFrame.tsx';
import css from './CliLoginPage.module.css';

type Waiting = { createdAt: string; expiresAt: string; address: string | null; userAgent: string };
type State =
  | { kind: 'loading' | 'over' | 'done' }
  | { kind: 'failed'; text: string }
  | { kind: 'asks'; it: Waiting };

export function CliLoginPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const id = params.get('request');
  const [state, setState] = useState<State>({ kind: id ? 'loading' : 'over' });
  const path = `/api/auth/cli-login/${encodeURIComponent(id ?? '')}`;

  const load = useCallback(async () => {
    try {
      setState({ kind: 'asks', it: await request<Waiting>('GET', path) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.status === 404 ? { kind: 'over' } : { kind: 'failed', text: error.message });
    }
  }, [path]);
  useEffect(() => {
    if (id) void load();
  }, [id, load]);

  return (
    <PublicFrame title={t('security.cli.title')} lead={state.kind === 'asks' && t('security.cli.lead')}>
      {state.kind === 'loading' && (
        <div role="status" aria-label={t('components.loading')} className={css.wait}>
          <Spinner size={24} />
        </div>
      )}
      {state.kind === 'over' && <p role="alert">{t('security.cli.over')}</p>}
      {state.kind === 'done' && <p role="status">{t('security.cli.done')}</p>}
      {state.kind === 'failed' && (
        <div className={css.form}>
          <p role="alert">{state.text}</p>
          <PlainButton look="main" onClick={() => void load()}>
            {t('components.error.retry')}
          </PlainButton>
        </div>
      )}
      {state.kind === 'asks' && <CodeForm path={path} it={state.it} onEnd={(kind) => setState({ kind })} />}
    </PublicFrame>
  );
}

type CodeFormProps = { path: string; it: Waiting; onEnd: (kind: 'over' | 'done') => void };

function CodeForm({ path, it, onEnd }: CodeFormProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const refuse = (text: string) => {
      setWrong(text);
      form.current?.querySelector('input')?.focus();
    };
    if (!code.trim()) return refuse(t('security.code.missing'));
    setBusy(true);
    setWrong(null);
    try {
      await withOverlay(() => request('POST', `${path}/confirm`, { code: code.trim().toUpperCase() }));
      onEnd('done');
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 404) return onEnd('over');
      refuse(error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : t('security.failed'));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} className={css.form}>
      <dl className={css.facts}>
        <dt>{t('security.cli.program')}</dt>
        <dd>{it.userAgent}</dd>
        {it.address && (
          <>
            <dt>{t('security.cli.address')}</dt>
            <dd>{it.address}</dd>
          </>
        )}
        <dt>{t('security.cli.asked')}</dt>
        <dd>{momentText(it.createdAt)}</dd>
      </dl>
      <Field
        name="code"
        value={code}
        error={wrong !== null}
        helperText={wrong ?? undefined}
        onChange={(event) => setCode(event.target.value)}
        label={t('security.cli.code')}
        hint={t('security.cli.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
      />
      <PlainButton look="main" type="submit" busy={busy}>
        {t('security.confirm')}
      </PlainButton>
    </form>
  );
}
