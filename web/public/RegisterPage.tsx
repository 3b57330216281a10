import { Field } from '../components/Field.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { currentLanguage } from '../i18n/i18n.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Form } from '../visitor/Form.tsx';
import { NewPasswordField } from '../visitor/NewPasswordField.tsx';
import css from '../visitor/PublicFrame.module.css';
import { PublicFrame } from '../visitor/PublicFrame.tsx';
import { visitorApi } from '../visitor/visitorApi.ts';
import { About } from './About.tsx';
import { loadRules } from './rules.ts';
import { useVerification } from './useVerification.ts';

export function RegisterPage() {
  const t = useTranslate('public');
  const verify = useVerification();
  const form = useForm({
    schema: async () => (await loadRules()).RegisterInput,
    initial: { firstName: '', lastName: '', companyName: '', email: '', password: '' },
    submit: async (input) => verify(await visitorApi.register({ ...input, language: currentLanguage() })),
    failed: t('register.failed'),
  });
  const notice = (
    <WithParts
      text={t('register.notice')}
      parts={{
        terms: <TextLink to="/help/terms">{t('register.terms')}</TextLink>,
        privacy: <TextLink to="/help/privacy">{t('register.privacy')}</TextLink>,
      }}
    />
  );

  return (
    <PublicFrame
      title={t('register.title')}
      lead={t('register.lead')}
      about={<About />}
      footer={
        <WithParts
          text={t('register.known')}
          parts={{ signIn: <TextLink to="/login">{t('register.signIn')}</TextLink> }}
        />
      }
    >
      <Form form={form} submit={t('register.submit')} below={<p className={css.smallPrint}>{notice}</p>}>
        <div style={pair}>
          <Field
            {...form.field('firstName')}
            label={t('register.firstName')}
            autoComplete="given-name"
            autoFocus
          />
          <Field {...form.field('lastName')} label={t('register.lastName')} autoComplete="family-name" />
        </div>
        <Field {...form.field('companyName')} label={t('register.company')} autoComplete="organization" />
        <Field {...form.field('email')} label={t('email')} type="email" autoComplete="username" />
        <NewPasswordField {...form.field('password')} label={t('password')} />
      </Form>
    </PublicFrame>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  alignItems: 'start',
  gap: 16,
};
