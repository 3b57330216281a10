import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { OptOutRequest } from '../../server/automation/optOuts/schemas.ts';
import { ApiError, request } from '../call.ts';
import { Field } from '../components/Field.tsx';
import { PlainButtonLink } from '../components/PlainButton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useForm } from '../components/useForm.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { Form } from '../visitor/Form.tsx';
import { PublicFrame } from '../visitor/PublicFrame.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { Proof } from './Proof.tsx';

/** For authors, who need no account. With the ID in the address, they can return after editing a profile. */
export function OptOutPage() {
  const { id } = useParams();
  return id === undefined ? <Ask /> : <Request key={id} id={id} />;
}

function Ask() {
  const t = useTranslate('optOut');
  const navigate = useNavigate();
  const form = useForm({
    schema: async () => (await import('../../server/automation/optOuts/schemas.ts')).OptOutInput,
    initial: { profileUrl: '' },
    submit: async (input) => {
      const { id } = await request<OptOutRequest>('POST', '/api/opt-outs', input);
      navigate(`/opt-out/${id}`);
    },
    failed: t('failed'),
  });
  return (
    <PublicFrame title={t('title')} lead={t('lead')} footer={<Privacy />}>
      <Form form={form} submit={t('submit')}>
        <Field
          {...form.field('profileUrl')}
          label={t('profile')}
          inputMode="url"
          placeholder="https://www.linkedin.com/in/…"
          autoFocus
        />
      </Form>
    </PublicFrame>
  );
}

function Request({ id }: { id: string }) {
  const t = useTranslate('optOut');
  const [found, setFound] = useState<OptOutRequest | 'gone' | null>(null);
  useEffect(() => {
    request<OptOutRequest>('GET', `/api/opt-outs/${encodeURIComponent(id)}`).then(setFound, (error) => {
      if (error instanceof ApiError && error.status === 404) setFound('gone');
      else notifyFailure(error, t('failed'));
    });
  }, [id, t]);
  if (found === null) return <PublicFrame title={t('title')} />;
  if (found === 'gone')
    return (
      <PublicFrame title={t('goneTitle')} lead={t('gone')}>
        <PlainButtonLink to="/opt-out">{t('again')}</PlainButtonLink>
      </PublicFrame>
    );
  if (found.state === 'unverified') return <Proof found={found} onChange={setFound} footer={<Privacy />} />;
  return (
    <PublicFrame
      title={t(`${found.state}Title`)}
      lead={
        <span role="status">
          <WithParts
            text={t(`${found.state}Text`)}
            parts={{
              profile: <ProfileLink url={found.profileUrl} />,
              code: <code style={{ whiteSpace: 'nowrap' }}>{found.code}</code>,
            }}
          />
        </span>
      }
      footer={<Privacy />}
    />
  );
}

function Privacy() {
  const t = useTranslate('optOut');
  return (
    <WithParts
      text={t('privacy')}
      parts={{ privacyNotice: <TextLink to="/help/privacy">{t('privacyNotice')}</TextLink> }}
    />
  );
}
