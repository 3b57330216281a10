import { useNavigate, useParams } from 'react-router-dom';
import { passwordMinimum } from '../../server/users/limits.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { Form } from './Form.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { loadRules } from './rules.ts';
import { visitorApi } from './visitorApi.ts';

export function ResetPasswordPage() {
  const t = useTranslate();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const form = useForm({
    schema: async () => (await loadRules()).ResetPasswordInput,
    initial: { password: '' },
    toInput: (values) => ({ ...values, token }),
    submit: async (input) => {
      await visitorApi.resetPassword(input);
      notify.success(t('public.reset.success'));
      navigate('/login');
    },
    failed: (error) => notifyFailure(error, t('public.failed')),
  });

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
        <PasswordField
          {...form.field('password')}
          label={t('public.reset.password')}
          autoComplete="new-password"
          hint={t('public.passwordHint', { least: passwordMinimum })}
          autoFocus
        />
      </Form>
    </PublicFrame>
  );
}
