import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../call.ts';
import { Field } from '../components/Field.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { canUsePasskeys } from './canUsePasskeys.ts';
import css from './FactorForm.module.css';
import type { Answer, Method, ProofOptions } from './wire.ts';

type Typed = Exclude<Method, 'passkey'>;
const typedOrder: Typed[] = ['password', 'code', 'recovery'];
const answers: Record<Typed, (value: string) => Answer> = {
  password: (password) => ({ password }),
  code: (code) => ({ code: code.replace(/\s/g, '') }),
  recovery: (recoveryCode) => ({ recoveryCode: recoveryCode.trim() }),
};

type Props = {
  methods: readonly Method[];
  passkey: ProofOptions['passkey'];
  submit: string;
  send: (answer: Answer) => Promise<void>;
  actions?: ReactNode;
};

/** The second step of a sign-in, and 'Confirm it's you'. */
export function FactorForm({ methods, passkey, submit, send, actions }: Props) {
  const t = useTranslate();
  const hasPasskey = passkey !== undefined && methods.includes('passkey') && canUsePasskeys();
  const typed = typedOrder.filter((each) => methods.includes(each));
  // A recovery code is the last resort.
  const first = typed.find((each) => each !== 'recovery') ?? (hasPasskey ? undefined : typed[0]);
  const [way, setWay] = useState<Typed | undefined>(first);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState<'passkey' | 'typed' | null>(null);
  const [wrong, setWrong] = useState<{ at: 'passkey' | 'typed'; text: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();

  async function attempt(at: 'passkey' | 'typed', find: () => Promise<Answer>, failed: string) {
    if (busy) return;
    setBusy(at);
    setWrong(null);
    try {
      await send(await find());
    } catch (error) {
      const text = error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : failed;
      setWrong({ at, text });
      if (at === 'typed') focusField();
    } finally {
      setBusy(null);
    }
  }

  const byPasskey = () =>
    passkey &&
    attempt(
      'passkey',
      async () => ({ passkey: await (await import('./passkey.ts')).askForPasskey(passkey) }),
      t('security.passkeyUnused'),
    );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!way) return;
    if (value.trim()) void attempt('typed', async () => answers[way](value), t('security.failed'));
    else {
      setWrong({ at: 'typed', text: t(`security.${way}.missing`) });
      focusField();
    }
  }

  function turnTo(next: Typed) {
    setWay(next);
    setValue('');
    setWrong(null);
  }

  const field = {
    name: way ?? '',
    value,
    error: wrong?.at === 'typed',
    helperText: wrong?.at === 'typed' ? wrong.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      if (wrong?.at === 'typed') setWrong(null);
    },
  };
  const others = typed.filter((each) => each !== way);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={css.form}>
      {hasPasskey && (
        <div className={css.passkey}>
          {wrong?.at === 'passkey' && (
            <p role="alert" className={css.wrong}>
              {wrong.text}
            </p>
          )}
          <PlainButton
            look={way === undefined ? 'main' : 'outlined'}
            autoFocus
            busy={busy === 'passkey'}
            disabled={busy !== null}
            onClick={byPasskey}
          >
            {t('security.usePasskey')}
          </PlainButton>
        </div>
      )}
      {hasPasskey && way && <p className={css.or}>{t('security.or')}</p>}
      {!hasPasskey && methods.includes('passkey') && (
        <p className={css.note}>{t('security.noPasskeyHere')}</p>
      )}
      {way === 'password' && (
        <PasswordField
          key={way}
          {...field}
          label={t('security.password.label')}
          autoComplete="current-password"
          autoFocus={!hasPasskey}
        />
      )}
      {way === 'code' && (
        <Field
          key={way}
          {...field}
          label={t('security.code.label')}
          hint={t('security.code.hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          autoFocus={!hasPasskey || way !== first}
        />
      )}
      {way === 'recovery' && (
        <Field
          key={way}
          {...field}
          label={t('security.recovery.label')}
          hint={t('security.recovery.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          autoFocus
        />
      )}
      <div className={css.actions}>
        {actions}
        {way && (
          <PlainButton look="main" type="submit" busy={busy === 'typed'} disabled={busy !== null}>
            {submit}
          </PlainButton>
        )}
      </div>
      {others.map((each) => (
        <PlainButton key={each} disabled={busy !== null} onClick={() => turnTo(each)}>
          {t(`security.${each}.instead`)}
        </PlainButton>
      ))}
    </form>
  );
}
