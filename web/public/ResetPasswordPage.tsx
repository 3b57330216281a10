import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../call.ts';
import { PlainButtonLink } from '../components/PlainButton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { Form } from '../visitor/Form.tsx';
import { NewPasswordField } from '../visitor/NewPasswordField.tsx';
import { BackToSignIn, PublicFrame } from '../visitor/PublicFrame.tsx';
import { visitorApi } from '../visitor/visitorApi.ts';
import { loadRules } from './rules.ts';

const isInvalidLink = (error: unknown) => error instanceof ApiError && error.code === 'invalid_code';

export function ResetPasswordPage() {
  const t = useTranslate('public');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [isStale, setStale] = useState(false);
  // Any other failure shows when the password is sent.
  useEffect(() => {
    visitorApi.checkResetLink(token).catch((error) => setStale(isInvalidLink(error)));
  }, [token]);
  const form = useForm({
    schema: async () => (await loadRules()).ResetPasswordInput,
    initial: { password: '' },
    toInput: (values) => ({ ...values, token }),
    submit: async (input) => {
      await visitorApi.resetPassword(input).catch((error) => {
        setStale(isInvalidLink(error));
        throw error;
      });
      notify.success(t('reset.success'));
      navigate('/login');
    },
    failed: t('failed'),
  });
  if (isStale) return <Stale />;

  return (
    <PublicFrame
      title={t('reset.title')}
      lead={t('reset.lead')}
      footer={
        <WithParts
          text={t('reset.stale')}
          parts={{ askAgain: <TextLink to="/forgot-password">{t('reset.askAgain')}</TextLink> }}
        />
      }
    >
      <Form form={form} submit={t('reset.submit')}>
        <NewPasswordField {...form.field('password')} label={t('reset.password')} autoFocus />
      </Form>
    </PublicFrame>
  );
}

function Stale() {
  const t = useTranslate('public.reset');
  return (
    <PublicFrame title={t('title')} lead={t('gone')} footer={<BackToSignIn />}>
      <PlainButtonLink to="/forgot-password">{t('askAgain')}</PlainButtonLink>
    </PublicFrame>
  );
}
