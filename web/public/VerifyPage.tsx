import { useLocation } from 'react-router-dom';
import { Field } from '../components/Field.tsx';
import { PlainButtonLink } from '../components/PlainButton.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { preloadApp } from '../preload.ts';
import { login } from '../session.ts';
import { Form } from '../visitor/Form.tsx';
import { BackToSignIn, PublicFrame } from '../visitor/PublicFrame.tsx';
import { visitorApi } from '../visitor/visitorApi.ts';
import { ResendButton } from './ResendButton.tsx';
import { loadRules } from './rules.ts';
import { codeTo, type VerifyState, verifyStateOf } from './useVerification.ts';

const texts = {
  send: 'public.verify.resend',
  wait: 'public.verify.resendIn',
  sent: 'public.verify.resent',
} as const;

export function VerifyPage() {
  const state = verifyStateOf(useLocation().state);
  return state ? <CodeForm {...state} /> : <WrongWay />;
}

function CodeForm({ token, email }: VerifyState) {
  const t = useTranslate('public');
  const form = useForm({
    // The server accepts any text and compares. Codes have six digits.
    schema: async () =>
      (await loadRules()).VerifyInput.refine(({ otp }) => /^\d{6}$/.test(otp.replace(/\s/g, '')), {
        path: ['otp'],
        message: t('verify.sixDigits'),
      }),
    initial: { otp: '' },
    begun: preloadApp,
    toInput: (values) => ({ ...values, email }),
    submit: async (input) => {
      await visitorApi.verifyOtp(input);
      if (login(token)) notify.success(t('login.success'));
      else notify.error(t('verify.failed'));
    },
    failed: t('verify.failed'),
  });

  return (
    <PublicFrame
      title={t('verify.title')}
      lead={<WithParts text={t('verify.lead')} parts={{ email: <strong>{email}</strong> }} />}
      footer={<BackToSignIn />}
    >
      <Form
        form={form}
        submit={t('verify.submit')}
        below={<ResendButton what={codeTo(email)} texts={texts} send={() => visitorApi.sendOtp(email)} />}
      >
        <Field
          {...form.field('otp')}
          label={t('verify.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          autoFocus
        />
      </Form>
    </PublicFrame>
  );
}

/** Opened by its address, without a user. */
function WrongWay() {
  const t = useTranslate('public.verify');
  return (
    <PublicFrame title={t('title')} lead={t('wrongWay')}>
      <PlainButtonLink to="/login">{t('toSignIn')}</PlainButtonLink>
    </PublicFrame>
  );
}
