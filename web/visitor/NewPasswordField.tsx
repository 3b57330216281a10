import { passwordMinimum } from '../../server/identity/users/limits.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import type { FieldProps } from '../components/useForm.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PasswordAdvice } from '../security/PasswordAdvice.tsx';

type Props = FieldProps & { label: string; autoFocus?: boolean };

export function NewPasswordField(props: Props) {
  const t = useTranslate();
  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={t('public.passwordHint', { least: passwordMinimum })}
      />
      <PasswordAdvice password={props.value} least={passwordMinimum} />
    </div>
  );
}
