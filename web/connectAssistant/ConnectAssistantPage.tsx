import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { OauthAnswer, OauthRequest } from '../../server/identity/oauth/schemas.ts';
import { ApiError, request } from '../call.ts';
import { Faces } from '../components/Faces.tsx';
import { Loading } from '../components/Loading.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { useSession } from '../session.ts';
import facts from '../visitor/facts.module.css';
import { PublicFrame } from '../visitor/PublicFrame.tsx';
import css from './ConnectAssistantPage.module.css';

const isOver = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A person decides here about an assistant that asks for access to `/mcp`. */
export function ConnectAssistantPage() {
  const t = useTranslate('assistants');
  const { id } = useParams();
  const { userData, view } = useSession();
  if (id === undefined) return <Failed />;
  if (userData?.role !== 'user' || view) return <PublicFrame title={t('title')} lead={t('customersOnly')} />;
  return <Pending key={id} id={id} email={userData.email} />;
}

const reasons = ['invalid_client', 'invalid_client_metadata', 'invalid_redirect_uri'] as const;

/** The authorization server sends the browser here if it must not send it to the assistant. */
function Failed() {
  const t = useTranslate('assistants');
  const error = useSearchParams()[0].get('error') ?? '';
  const reason = reasons.find((each) => each === error);
  return (
    <PublicFrame title={t('failedTitle')} lead={t(reason ?? 'over')}>
      {/^[a-z_]{1,40}$/.test(error) && <p className={css.code}>{t('code', { code: error })}</p>}
    </PublicFrame>
  );
}

function Pending({ id, email }: { id: string; email: string }) {
  const t = useTranslate('assistants');
  const path = `/api/oauth-requests/${encodeURIComponent(id)}`;
  const [end, setEnd] = useState<'over' | 'done'>();
  const asked = useQuery(
    {
      queryKey: [path],
      queryFn: () => request<OauthRequest>('GET', path),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (end === 'over' || isOver(asked.error))
    return <PublicFrame title={t('failedTitle')} lead={<span role="alert">{t('over')}</span>} />;
  if (end === 'done')
    return <PublicFrame title={t('doneTitle')} lead={<span role="status">{t('done')}</span>} />;
  return (
    <PublicFrame title={t('title')} lead={asked.data && t('lead', { name: asked.data.name })}>
      <Faces query={asked} failed={t('loadFailed')} loading={<Loading minHeight={200} />}>
        {(found) => <Decision path={path} asked={found} email={email} onEnd={setEnd} />}
      </Faces>
    </PublicFrame>
  );
}

type Props = { path: string; asked: OauthRequest; email: string; onEnd: (end: 'over' | 'done') => void };

function Decision({ path, asked, email, onEnd }: Props) {
  const t = useTranslate('assistants');
  const { name, publisher, redirectTo, isLocal, scopes } = asked;
  const [scope, setScope] = useState(scopes[0]);
  const deciding = useAction({
    run: async (decision: 'approve' | 'deny') => {
      const input = decision === 'approve' ? { scope } : {};
      const answer = await request<OauthAnswer>('POST', `${path}/${decision}`, input);
      onEnd('done');
      location.assign(answer.redirectTo);
    },
    failed: t('failed'),
    onError: (error, failed) => (isOver(error) ? onEnd('over') : notifyFailure(error, failed)),
    isUncovered: true,
    isAlone: true,
  });
  return (
    <>
      <dl className={facts.facts}>
        <dt>{t('publisher')}</dt>
        <dd>{publisher ?? t('unverified')}</dd>
        <dt>{t('redirectTo')}</dt>
        <dd>{isLocal ? t('local', { place: redirectTo }) : redirectTo}</dd>
        <dt>{t('account')}</dt>
        <dd>{email}</dd>
      </dl>
      <fieldset className={css.scopes}>
        <legend>{t('may', { name })}</legend>
        {scopes.map((each) => (
          <label key={each} className={css.scope}>
            <input
              type="radio"
              name="scope"
              value={each}
              checked={each === scope}
              onChange={() => setScope(each)}
            />
            <span>
              <strong>{t(`${each}`)}</strong>
              <span className={css.hint}>{t(`${each}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={css.hint}>{t('warning')}</p>
      <div className={css.buttons}>
        <PlainButton
          look="main"
          busy={deciding.running === 'approve'}
          disabled={deciding.busy}
          onClick={() => deciding.act('approve')}
        >
          {t('approve')}
        </PlainButton>
        <PlainButton
          look="outlined"
          busy={deciding.running === 'deny'}
          disabled={deciding.busy}
          onClick={() => deciding.act('deny')}
        >
          {t('deny')}
        </PlainButton>
      </div>
    </>
  );
}
