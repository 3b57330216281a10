import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Invitation } from '../../server/identity/people/schemas.ts';
import { ApiError } from '../call.ts';
import { Faces } from '../components/Faces.tsx';
import { Field } from '../components/Field.tsx';
import { Loading } from '../components/Loading.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useAction } from '../components/useAction.ts';
import { useForm } from '../components/useForm.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { logout, useSession } from '../session.ts';
import { askForPlace, forgetPlace, storeToken } from '../token.ts';
import { Form } from '../visitor/Form.tsx';
import { NewPasswordField } from '../visitor/NewPasswordField.tsx';
import { BackToSignIn, PublicFrame } from '../visitor/PublicFrame.tsx';
import { enterWorkspace } from '../workspace.ts';
import { peopleApi } from './peopleApi.ts';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'invalid_code';

export function InvitationPage() {
  const t = useTranslate('people.invitation');
  const { token = '' } = useParams();
  const [isOver, setOver] = useState(false);
  const found = useQuery(
    {
      queryKey: ['invitation', token],
      queryFn: () => peopleApi.read(token),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (isOver || isStale(found.error))
    return <PublicFrame title={t('title')} lead={t('gone')} footer={<BackToSignIn />} />;
  return (
    <PublicFrame
      title={t('title')}
      lead={found.data && t(`lead_${found.data.role}`, { owner: fullNameOf(found.data) })}
    >
      <Faces query={found} failed={t('failed')} loading={<Loading minHeight={120} />}>
        {(invitation) => <Answer token={token} invitation={invitation} onOver={() => setOver(true)} />}
      </Faces>
    </PublicFrame>
  );
}

const fullNameOf = ({ owner, workspace }: Invitation): string =>
  workspace === owner ? owner : `${owner} (${workspace})`;

type Props = { token: string; invitation: Invitation; onOver: () => void };

function Answer(props: Props) {
  const t = useTranslate('people.invitation');
  const navigate = useNavigate();
  const { userData } = useSession();
  const { email, registered } = props.invitation;
  if (userData?.email.toLowerCase() === email.toLowerCase()) return <Accept {...props} />;
  if (userData)
    return (
      <>
        <p>{t('otherUser', { email, mine: userData.email })}</p>
        <PlainButton look="main" onClick={logout}>
          {t('signOut')}
        </PlainButton>
      </>
    );
  if (!registered) return <SignUp {...props} />;
  return (
    <>
      <p>{t('registered', { email })}</p>
      <PlainButton
        look="main"
        onClick={() => {
          forgetPlace();
          askForPlace(location.pathname);
          navigate('/login');
        }}
      >
        {t('signIn')}
      </PlainButton>
    </>
  );
}

function Accept({ token, invitation, onOver }: Props) {
  const t = useTranslate('people.invitation');
  const accepting = useAction({
    run: async () => enterWorkspace(await peopleApi.accept(token)),
    failed: t('failed'),
    onError: (error, failed) => (isStale(error) ? onOver() : notifyFailure(error, failed)),
    isUncovered: true,
  });
  return (
    <>
      <p>{t('asYou', { email: invitation.email })}</p>
      <PlainButton look="main" busy={accepting.busy} onClick={() => accepting.act()}>
        {t('accept')}
      </PlainButton>
    </>
  );
}

function SignUp({ token, invitation, onOver }: Props) {
  const t = useTranslate('people.invitation');
  const form = useForm({
    schema: async () => (await import('./rules.ts')).JoinInput,
    initial: { firstName: '', lastName: '', password: '' },
    toInput: (values) => ({ ...values, token, language: currentLanguage() }),
    async submit(input) {
      try {
        const joined = await peopleApi.join(input);
        storeToken(joined.token);
        enterWorkspace(joined.workspace);
      } catch (error) {
        if (isStale(error)) onOver();
        throw error;
      }
    },
    failed: t('failed'),
  });
  return (
    <Form form={form} submit={t('signUp')}>
      <p>{t('newHere', { email: invitation.email })}</p>
      <Field {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" autoFocus />
      <Field {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" />
      <NewPasswordField {...form.field('password')} label={t('password')} />
    </Form>
  );
}
