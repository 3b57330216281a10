import { Field } from '../components/Field.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { Form } from './Form.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { loadRules } from './rules.ts';
import { visitorApi } from './visitorApi.ts';

export function ForgotPasswordPage() {
  const t = useTranslate();
  const form = useForm({
    schema: async () => (await loadRules()).ForgotPasswordInput,
    initial: { email: '' },
    submit: async ({ email }) => {
      await visitorApi.forgotPassword(email);
      notify.success(t('public.forgot.success'));
    },
    failed: (error) => notifyFailure(error, t('public.failed')),
  });

  return (
    <PublicFrame
      title={t('public.forgot.title')}
      lead={t('public.forgot.lead')}
      footer={<TextLink to="/login">{t('public.backToSignIn')}</TextLink>}
    >
      <Form form={form} submit={t('public.forgot.submit')}>
        <Field
          {...form.field('email')}
          label={t('public.email')}
          type="email"
          autoComplete="username"
          autoFocus
        />
      </Form>
    </PublicFrame>
  );
}
