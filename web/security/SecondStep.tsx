import { PlainButton } from '../components/PlainButton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PublicFrame } from '../public/PublicFrame.tsx';
import { FactorForm } from './FactorForm.tsx';
import type { Answer, Challenge } from './wire.ts';

type Props = { challenge: Challenge; send: (answer: Answer) => Promise<void>; onBack: () => void };

export function SecondStep({ challenge, send, onBack }: Props) {
  const t = useTranslate();
  return (
    <PublicFrame
      title={t('security.title')}
      lead={t('security.signInLead')}
      footer={<PlainButton onClick={onBack}>{t('public.backToSignIn')}</PlainButton>}
    >
      <FactorForm
        methods={challenge.methods}
        passkey={challenge.passkey}
        submit={t('security.signIn')}
        send={send}
      />
    </PublicFrame>
  );
}
