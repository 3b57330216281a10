import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, request } from '../call.ts';
import { Faces } from '../components/Faces.tsx';
import { Field } from '../components/Field.tsx';
import { Loading } from '../components/Loading.tsx';
import { useForm } from '../components/useForm.ts';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { Form } from '../visitor/Form.tsx';
import css from '../visitor/facts.module.css';
import { PublicFrame } from '../visitor/PublicFrame.tsx';

type Waiting = { createdAt: string; expiresAt: string; address: string | null; userAgent: string };
type End = 'over' | 'done';

const isOver = (error: unknown) => error instanceof ApiError && error.status === 404;

export function CliLoginPage() {
  const t = useTranslate('security');
  const [params] = useSearchParams();
  const path = `/api/auth/cli-login/${encodeURIComponent(params.get('request') ?? '')}`;
  const waiting = useQuery(
    {
      queryKey: [path],
      queryFn: () => request<Waiting>('GET', path),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: params.has('request'),
    },
    queryClient,
  );
  const [ended, setEnded] = useState<End>();
  const end = !params.has('request') || isOver(waiting.error) ? 'over' : ended;

  return (
    <PublicFrame title={t('cli.title')} lead={!end && waiting.data && t('cli.lead')}>
      {end ? (
        <p role={end === 'over' ? 'alert' : 'status'}>{t(`cli.${end}`)}</p>
      ) : (
        <Faces query={waiting} failed={t('failed')} loading={<Loading minHeight={120} />}>
          {(login) => <CodeForm path={path} login={login} onEnd={setEnded} />}
        </Faces>
      )}
    </PublicFrame>
  );
}

function CodeForm({ path, login, onEnd }: { path: string; login: Waiting; onEnd: (end: End) => void }) {
  const t = useTranslate('security');
  const form = useForm({
    schema: async () => (await import('../security/rules.ts')).CliLoginCode,
    initial: { code: '' },
    toInput: ({ code = '' }) => ({ code: code.toUpperCase() }),
    async submit(input) {
      try {
        await request('POST', `${path}/confirm`, input);
        onEnd('done');
      } catch (error) {
        if (!isOver(error)) throw error;
        onEnd('over');
      }
    },
    errorField: 'code',
    failed: t('failed'),
  });

  return (
    <Form form={form} submit={t('confirm')}>
      <dl className={css.facts}>
        <dt>{t('cli.program')}</dt>
        <dd>{login.userAgent}</dd>
        {login.address && (
          <>
            <dt>{t('cli.address')}</dt>
            <dd>{login.address}</dd>
          </>
        )}
        <dt>{t('cli.asked')}</dt>
        <dd>{momentText(login.createdAt)}</dd>
      </dl>
      <Field
        {...form.field('code')}
        label={t('cli.code')}
        hint={t('cli.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
      />
    </Form>
  );
}
