import { useState } from 'react';
import { Field } from '../components/Field.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useForm } from '../components/useForm.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText } from '../notify.tsx';
import { Form } from '../visitor/Form.tsx';
import { PublicFrame } from '../visitor/PublicFrame.tsx';
import { canUsePasskeys } from './canUsePasskeys.ts';
import css from './FactorForm.module.css';
import type { Answer, Challenge, Method, ProofOptions } from './toApi.ts';

const inputs = {
  password: { name: 'password' },
  code: { name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  recovery: {
    name: 'recoveryCode',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 60,
  },
} as const;
type Typed = Exclude<Method, 'passkey'>;
const typedOrder: Typed[] = ['password', 'code', 'recovery'];

type Props = Pick<ProofOptions, 'methods' | 'passkey'> & {
  submit: string;
  send: (answer: Answer) => Promise<void>;
};

/** The second step of a sign-in, and 'Confirm it's you'. */
export function FactorForm({ methods, passkey, submit, send }: Props) {
  const t = useTranslate('security');
  const hasPasskey = passkey !== undefined && methods.includes('passkey') && canUsePasskeys();
  const typed = typedOrder.filter((each) => methods.includes(each));
  // A recovery code is the last resort.
  const first = typed.find((each) => each !== 'recovery') ?? (hasPasskey ? undefined : typed[0]);
  const [way, setWay] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const [passkeyFault, setPasskeyFault] = useState('');
  const name = way && inputs[way].name;
  const form = useForm({
    schema: async () => (await import('./rules.ts')).ProofInput,
    initial: {},
    toInput: (values) => {
      const value = values[name ?? ''] ?? '';
      return { [name ?? '']: way === 'code' ? value.replace(/\s/g, '') : value };
    },
    submit: (input) => send(input as Answer),
    errorField: name,
    failed: t('failed'),
  });
  const isBusy = isAsking || form.busy;

  async function askPasskey(): Promise<void> {
    if (!passkey) return;
    setAsking(true);
    setPasskeyFault('');
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      await send({ passkey: await startAuthentication({ optionsJSON: passkey }) });
    } catch (error) {
      setPasskeyFault(failureText(error, t('passkeyUnused')).text);
    }
    setAsking(false);
  }

  return (
    <Form
      form={form}
      submit={way && submit}
      disabled={isBusy}
      below={typed
        .filter((each) => each !== way)
        .map((each) => (
          <PlainButton key={each} disabled={isBusy} onClick={() => setWay(each)}>
            {t(`${each}.instead`)}
          </PlainButton>
        ))}
    >
      {hasPasskey && (
        <>
          {passkeyFault && (
            <p role="alert" className={css.wrong}>
              {passkeyFault}
            </p>
          )}
          <PlainButton
            look={way ? 'outlined' : 'main'}
            autoFocus
            busy={isAsking}
            disabled={isBusy}
            onClick={() => void askPasskey()}
          >
            {t('usePasskey')}
          </PlainButton>
          {way && <p className={css.note}>{t('or')}</p>}
        </>
      )}
      {!hasPasskey && methods.includes('passkey') && <p className={css.note}>{t('noPasskeyHere')}</p>}
      {way === 'password' && (
        <PasswordField
          {...form.field('password')}
          label={t('password.label')}
          autoComplete="current-password"
          autoFocus={!hasPasskey}
        />
      )}
      {way && way !== 'password' && (
        <Field
          key={way}
          {...inputs[way]}
          {...form.field(inputs[way].name)}
          label={t(`${way}.label`)}
          hint={t(`${way}.hint`)}
          autoFocus={!hasPasskey || way !== first}
        />
      )}
    </Form>
  );
}

type StepProps = { challenge: Challenge; send: (answer: Answer) => Promise<void>; onBack: () => void };

export function SecondStep({ challenge, send, onBack }: StepProps) {
  const t = useTranslate();
  return (
    <PublicFrame
      title={t('security.title')}
      lead={t('security.signInLead')}
      footer={<PlainButton onClick={onBack}>{t('public.backToSignIn')}</PlainButton>}
    >
      <FactorForm {...challenge} submit={t('security.signIn')} send={send} />
    </PublicFrame>
  );
}
