import { useEffect, useRef, useState } from 'react';
import { Field } from '../components/Field.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { Form } from '../visitor/Form.tsx';
import { BackToSignIn, PublicFrame } from '../visitor/PublicFrame.tsx';
import { visitorApi } from '../visitor/visitorApi.ts';
import { noteSent } from './codeSent.ts';
import { ResendButton } from './ResendButton.tsx';
import { loadRules } from './rules.ts';

const linkTo = (email: string) => `link ${email}`;
const texts = {
  send: 'public.forgot.resend',
  wait: 'public.forgot.resendIn',
  sent: 'public.forgot.success',
} as const;

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [last, setLast] = useState('');
  return sentTo === null ? (
    <AddressForm
      email={last}
      onSent={(email) => {
        noteSent(linkTo(email));
        setSentTo(email);
        setLast(email);
      }}
    />
  ) : (
    <Sent email={sentTo} onOther={() => setSentTo(null)} />
  );
}

function AddressForm({ email: initial, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useTranslate('public');
  const form = useForm({
    schema: async () => (await loadRules()).ForgotPasswordInput,
    initial: { email: initial },
    submit: async ({ email }) => {
      await visitorApi.forgotPassword(email);
      notify.success(t('forgot.success'));
      onSent(email);
    },
    failed: t('failed'),
  });

  return (
    <PublicFrame title={t('forgot.title')} lead={t('forgot.lead')} footer={<BackToSignIn />}>
      <Form form={form} submit={t('forgot.submit')}>
        <Field {...form.field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
      </Form>
    </PublicFrame>
  );
}

/** The focus moves here from the form. */
function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslate('public.forgot');
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <PublicFrame title={t('title')} footer={<BackToSignIn />}>
      <p
        ref={sentence}
        tabIndex={-1}
        style={{ margin: '0 0 20px', outline: 'none', overflowWrap: 'anywhere' }}
      >
        <WithParts text={t('sent')} parts={{ email: <strong>{email}</strong> }} />
      </p>
      <div style={{ display: 'grid', gap: 8 }}>
        <ResendButton what={linkTo(email)} texts={texts} send={() => visitorApi.forgotPassword(email)} />
        <PlainButton onClick={onOther}>{t('other')}</PlainButton>
      </div>
    </PublicFrame>
  );
}
