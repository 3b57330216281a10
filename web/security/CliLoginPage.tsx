import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, request } from '../call.ts';
import { Field } from '../components/Field.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { Spinner } from '../components/Spinner.tsx';
import { useForm } from '../components/useForm.ts';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { Form } from '../public/Form.tsx';
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
  const form = useForm({
    schema: async () => (await import('../../server/identity/factors/cliLoginSchemas.ts')).CliLoginCode,
    initial: { code: '' },
    toInput: ({ code = '' }) => ({ code: code.toUpperCase() }),
    async submit(input) {
      try {
        await request('POST', `${path}/confirm`, input);
        onEnd('done');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) return onEnd('over');
        const { status, code, message } = error;
        throw new ApiError(status, code, message, [{ path: 'code', message }]);
      }
    },
    failed: (error) => notifyFailure(error, t('security.failed')),
  });

  return (
    <Form form={form} submit={t('security.confirm')}>
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
        {...form.field('code')}
        label={t('security.cli.code')}
        hint={t('security.cli.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
      />
    </Form>
  );
}
