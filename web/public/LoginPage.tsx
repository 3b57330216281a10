import { useState } from 'react';
import type { LoggedIn } from '../../server/identity/auth/schemas.ts';
import { Field } from '../components/Field.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { addTexts } from '../i18n/i18n.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { preloadApp } from '../preload.ts';
import type { Challenge } from '../security/toApi.ts';
import { login } from '../session.ts';
import { lostPlace } from '../token.ts';
import { Form } from '../visitor/Form.tsx';
import { PublicFrame } from '../visitor/PublicFrame.tsx';
import { visitorApi } from '../visitor/visitorApi.ts';
import { About } from './About.tsx';
import css from './Note.module.css';
import { loadRules } from './rules.ts';
import { useVerification } from './useVerification.ts';

async function loadSecondStep() {
  const [{ SecondStep }] = await Promise.all([import('../security/FactorForm.tsx'), addTexts('public')]);
  return SecondStep;
}

type Step = { SecondStep: Awaited<ReturnType<typeof loadSecondStep>>; challenge: Challenge };

export function LoginPage() {
  const t = useTranslate('public');
  const verify = useVerification();
  const [step, setStep] = useState<Step | null>(null);
  const arrive = async ({ token, verified, email }: LoggedIn): Promise<void> => {
    if (!verified) return verify({ token, email });
    if (login(token)) notify.success(t('login.success'));
    else notify.error(t('login.failed'));
  };
  const form = useForm({
    schema: async () => (await loadRules()).LoginInput,
    initial: { email: '', password: '' },
    begun: preloadApp,
    submit: async (input) => {
      const answer = await visitorApi.login(input);
      if (!('challenge' in answer)) return arrive(answer);
      setStep({ SecondStep: await loadSecondStep(), challenge: answer.challenge });
    },
    failed: t('login.failed'),
  });

  if (step) {
    const { SecondStep, challenge } = step;
    return (
      <SecondStep
        challenge={challenge}
        send={async (answer) => arrive(await visitorApi.answer(challenge.id, answer))}
        onBack={() => setStep(null)}
      />
    );
  }
  return (
    <PublicFrame
      title={t('login.title')}
      about={<About />}
      footer={
        <WithParts
          text={t('login.invite')}
          parts={{ register: <TextLink to="/register">{t('login.register')}</TextLink> }}
        />
      }
    >
      <Form
        form={form}
        submit={t('login.submit')}
        below={
          <div style={{ textAlign: 'center' }}>
            <TextLink to="/forgot-password">{t('login.forgot')}</TextLink>
          </div>
        }
      >
        {lostPlace() && (
          <div role="alert" className={css.note}>
            {t('login.sessionEnded')}
          </div>
        )}
        <Field {...form.field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      </Form>
    </PublicFrame>
  );
}
