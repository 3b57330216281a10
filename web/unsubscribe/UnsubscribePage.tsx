import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { request } from '../call.ts';
import { PlainButton, PlainButtonLink } from '../components/PlainButton.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PublicFrame } from '../visitor/PublicFrame.tsx';

/** Opening it changes nothing, because scanners of e-mails open every link. */
export function UnsubscribePage() {
  const t = useTranslate('unsubscribe');
  const { token = '' } = useParams();
  const [isOff, setOff] = useState(false);
  // A link of the digest has two parts.
  const isNews = token.split('.').length > 2;

  const leaving = useAction({
    async run() {
      await request('POST', `/unsubscribe/${encodeURIComponent(token)}`);
      setOff(true);
    },
    failed: t('failed'),
    isUncovered: true,
  });

  if (isOff)
    return (
      <PublicFrame
        title={t(isNews ? 'newsDoneTitle' : 'doneTitle')}
        lead={<span role="status">{t(isNews ? 'newsDone' : 'done')}</span>}
      >
        <PlainButtonLink to={isNews ? '/settings/preferences' : '/settings'}>
          {t('toSettings')}
        </PlainButtonLink>
      </PublicFrame>
    );
  return (
    <PublicFrame title={t(isNews ? 'newsTitle' : 'title')} lead={t(isNews ? 'newsLead' : 'lead')}>
      <PlainButton look="main" busy={leaving.busy} onClick={() => leaving.act()}>
        {t('confirm')}
      </PlainButton>
    </PublicFrame>
  );
}
