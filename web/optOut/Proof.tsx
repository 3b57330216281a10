import { type ReactNode, useState } from 'react';
import type { OptOutRequest } from '../../server/automation/optOuts/schemas.ts';
import { request } from '../call.ts';
import { PlainButton } from '../components/PlainButton.tsx';
import { useAction } from '../components/useAction.ts';
import { WithParts } from '../components/WithParts.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PublicFrame } from '../visitor/PublicFrame.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import css from './Proof.module.css';

type Props = { found: OptOutRequest; onChange: (next: OptOutRequest) => void; footer: ReactNode };

/** If nothing can be checked, an admin decides. */
export function Proof({ found, onChange, footer }: Props) {
  const t = useTranslate('optOut');
  const [announcement, setAnnouncement] = useState('');
  const { id, code, checksLeft, profileUrl } = found;

  const { act: send, busy } = useAction({
    async run(what: 'check' | 'review') {
      setAnnouncement('');
      const next = await request<OptOutRequest>(
        'POST',
        `/api/opt-outs/${encodeURIComponent(id)}/${what}`,
        {},
      );
      if (next.state === 'unverified') setAnnouncement(t('notYet', { smart_count: next.checksLeft }));
      onChange(next);
    },
    failed: t('failed'),
  });

  const canCheck = checksLeft > 0;
  const text = t(canCheck ? 'prove' : 'onlyOperator');
  return (
    <PublicFrame
      title={t('title')}
      lead={<WithParts text={text} parts={{ profile: <ProfileLink url={profileUrl} /> }} />}
      footer={footer}
    >
      <p className={css.label}>{t('code')}</p>
      <p className={css.code}>
        <code>{code}</code>
      </p>
      <p role="status" className={css.said}>
        {announcement || (canCheck ? t('kept') : '')}
      </p>
      <div className={css.buttons}>
        {canCheck && (
          <PlainButton look="main" busy={busy} onClick={() => send('check')}>
            {t('check')}
          </PlainButton>
        )}
        <PlainButton look={canCheck ? 'quiet' : 'main'} disabled={busy} onClick={() => send('review')}>
          {t(canCheck ? 'ask' : 'toOperator')}
        </PlainButton>
      </div>
    </PublicFrame>
  );
}
