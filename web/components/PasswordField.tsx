import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import css from './Field.module.css';
import { Field, type Props as FieldProps } from './Field.tsx';
import { PlainIconButton } from './PlainIconButton.tsx';

type Props = Omit<FieldProps, 'type' | 'end'> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const t = useTranslate('components.password');
  const label = t(shown ? 'hide' : 'show');
  const toggle = (
    <PlainIconButton label={label} className={css.toggle} onClick={() => setShown(!shown)}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={shown ? eye : eye + strike} />
      </svg>
    </PlainIconButton>
  );
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  );
}

// MUI's Visibility icon, without MUI. As in react-admin, a hidden password shows the struck-out eye.
const eye =
  'M12 4.5C7 4.5 2.73 7.61 1 12c1.73 4.39 6 7.5 11 7.5s9.27-3.11 11-7.5c-1.73-4.39-6-7.5-11-7.5M12 17c-2.76 0-5-2.24-5-5s2.24-5 5-5 5 2.24 5 5-2.24 5-5 5m0-8c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3';
const strike = 'M2 4.3 3.3 3 21 20.7 19.7 22z';
