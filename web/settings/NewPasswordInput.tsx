import { PasswordInput, type PasswordInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PasswordAdvice } from '../security/PasswordAdvice.tsx';

export function NewPasswordInput({ least, ...props }: PasswordInputProps & { least: number }) {
  const password: unknown = useWatch({ name: props.source });
  return (
    <div>
      <PasswordInput {...props} autoComplete="new-password" fullWidth />
      <PasswordAdvice password={typeof password === 'string' ? password : ''} least={least} />
    </div>
  );
}
