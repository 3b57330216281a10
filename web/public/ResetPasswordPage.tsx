import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../call.ts';
import { PlainButtonLink } from '../components/PlainButton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { Form } from './Form.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { BackToSignIn, PublicFrame } from './PublicFrame.tsx';
import { loadRules } from './rules.ts';
import { visitorApi } from './visitorApi.ts';

export function ResetPasswordPage() {
  const t = useTranslate();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [isStale, setStale] = useState(false);
  const form = useForm({
    schema: async () => (await loadRules()).ResetPasswordInput,
    initial: { password: '' },
    toInput: (values) => ({ ...values, token }),
    submit: async (input) => {
      await visitorApi.resetPassword(input);
      notify.success(t('public.reset.success'));
      navigate('/login');
    },
    failed: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_code') setStale(true);
      notifyFailure(error, t('public.failed'));
    },
  });
  if (isStale) return <Stale />;

  return (
    <PublicFrame
      title={t('public.reset.title')}
      lead={t('public.reset.lead')}
      footer={
        <WithParts
          text={t('public.reset.stale')}
          parts={{ askAgain: <TextLink to="/forgot-password">{t('public.reset.askAgain')}</TextLink> }}
        />
      }
    >
      <Form form={form} submit={t('public.reset.submit')}>
        <NewPasswordField {...form.field('password')} label={t('public.reset.password')} autoFocus />
      </Form>
    </PublicFrame>
  );
}

function Stale() {
  const t = useTranslate();
  return (
    <PublicFrame title={t('public.reset.title')} lead={t('public.reset.gone')} footer={<BackToSignIn />}>
      <PlainButtonLink to="/forgot-password">{t('public.reset.askAgain')}</PlainButtonLink>
    </PublicFrame>
  );
}
