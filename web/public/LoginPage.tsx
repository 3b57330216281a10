import { Field } from '../components/Field.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { loadCustomer } from '../load.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { login } from '../session.ts';
import { lostPlace } from '../token.ts';
import { Form } from './Form.tsx';
import { Note } from './Note.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { loadRules } from './rules.ts';
import { useVerification } from './useVerification.ts';
import { visitorApi } from './visitorApi.ts';

export function LoginPage() {
  const t = useTranslate();
  const verify = useVerification();
  const form = useForm({
    schema: async () => (await loadRules()).LoginInput,
    initial: { email: '', password: '' },
    begun: loadCustomer,
    submit: async (input) => {
      const { token, verified, email } = await visitorApi.login(input);
      if (!verified) return verify({ token, email });
      if (login(token)) notify.success(t('public.login.success'));
      else notify.error(t('public.login.failed'));
    },
    failed: (error) => notifyFailure(error, t('public.login.failed')),
  });

  return (
    <PublicFrame
      title={t('public.login.title')}
      footer={
        <WithParts
          text={t('public.login.invite')}
          parts={{ register: <TextLink to="/register">{t('public.login.register')}</TextLink> }}
        />
      }
    >
      <Form
        form={form}
        submit={t('public.login.submit')}
        below={
          <div style={{ textAlign: 'center' }}>
            <TextLink to="/forgot-password">{t('public.login.forgot')}</TextLink>
          </div>
        }
      >
        {lostPlace() && <Note>{t('public.login.sessionEnded')}</Note>}
        <Field
          {...form.field('email')}
          label={t('public.email')}
          type="email"
          autoComplete="username"
          autoFocus
        />
        <PasswordField
          {...form.field('password')}
          label={t('public.password')}
          autoComplete="current-password"
        />
      </Form>
    </PublicFrame>
  );
}
