import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { request } from '../call.ts';
import { PlainButton, PlainButtonLink } from '../components/PlainButton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { PublicFrame } from '../public/PublicFrame.tsx';

/** Opening it changes nothing, because scanners of e-mails open every link. */
export function UnsubscribePage() {
  const t = useTranslate('unsubscribe');
  const { token = '' } = useParams();
  const [busy, setBusy] = useState(false);
  const [isOff, setOff] = useState(false);

  async function turnOff(): Promise<void> {
    setBusy(true);
    try {
      await request('POST', `/unsubscribe/${encodeURIComponent(token)}`);
      setOff(true);
    } catch (error) {
      notifyFailure(error, t('failed'));
    }
    setBusy(false);
  }

  if (isOff)
    return (
      <PublicFrame title={t('doneTitle')} lead={<span role="status">{t('done')}</span>}>
        <PlainButtonLink to="/settings">{t('toSettings')}</PlainButtonLink>
      </PublicFrame>
    );
  return (
    <PublicFrame title={t('title')} lead={t('lead')}>
      <PlainButton look="main" busy={busy} onClick={() => void turnOff()}>
        {t('confirm')}
      </PlainButton>
    </PublicFrame>
  );
}
