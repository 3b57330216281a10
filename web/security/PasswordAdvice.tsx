import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import css from './PasswordAdvice.module.css';
import { adviceOn } from './passwordAdvice.ts';

let loaded: ReadonlySet<string> | undefined;

/** Loads with the first key. */
function useCommonPasswords(wanted: boolean): ReadonlySet<string> | undefined {
  const [common, setCommon] = useState(loaded);
  useEffect(() => {
    if (!wanted || loaded) return;
    let current = true;
    import('./commonPasswords.json').then(
      ({ default: passwords }) => {
        loaded = new Set(passwords);
        if (current) setCommon(loaded);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return common;
}

export function PasswordAdvice({ password, least }: { password: string; least: number }) {
  const t = useTranslate();
  const advice = adviceOn(password, least, useCommonPasswords(password !== ''));
  return (
    <p role="status" className={css.advice}>
      {advice && t(`components.password.${advice}`)}
    </p>
  );
}
