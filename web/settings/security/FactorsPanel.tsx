import FingerprintOutlined from '@mui/icons-material/Fingerprint';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { Button, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Factors, Passkey } from '../../../server/identity/factors/schemas.ts';
import { useNow } from '../../activity/useNow.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { canUsePasskeys } from '../../security/canUsePasskeys.ts';
import { enrolled } from '../../security/enrolment.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemRow } from '../ItemRow.tsx';
import { ago, dayText } from '../when.ts';
import { factorsApi, hasFactor, refreshFactors, useFactors } from './factorsApi.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

// With the QR code, which few people see, and once.
const AuthenticatorDialog = lazy(() =>
  import('./AuthenticatorDialog.tsx').then((m) => ({ default: m.AuthenticatorDialog })),
);

type Removal = { passkey: Passkey } | { totp: true };

/** What a sign-in asks for beside the password. */
export function FactorsPanel() {
  const t = useTranslate();
  const factors = useFactors();
  return (
    <Panel
      title={t('settings.security.title')}
      description={t('settings.security.text')}
      actions={
        factors.data && (
          <StatusChip
            tone={hasFactor(factors.data) ? 'good' : 'neutral'}
            label={t(hasFactor(factors.data) ? 'settings.security.on' : 'settings.security.off')}
          />
        )
      }
    >
      {factors.data ? (
        <FactorList factors={factors.data} />
      ) : factors.isError ? (
        <ErrorState
          title={t('settings.security.loadFailed')}
          error={factors.error}
          onRetry={() => void factors.refetch()}
          retrying={factors.isFetching}
        />
      ) : (
        <RowsSkeleton rows={3} height={60} />
      )}
    </Panel>
  );
}

function FactorList({ factors }: { factors: Factors }) {
  const t = useTranslate();
  const rows = useRef<HTMLUListElement>(null);
  const [dialog, setDialog] = useState<'passkey' | 'totp' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asked, setAsked] = useState<Removal | 'codes' | null>(null);
  // Kept while the dialog fades, so that its words don't vanish before it does.
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { passkeys, totp, recoveryCodesLeft } = factors;

  const ask = (what: Removal | 'codes') => {
    setAsked(what);
    setAsking(true);
  };

  async function confirmed(): Promise<void> {
    if (!asked) return;
    setBusy(true);
    try {
      await withOverlay(async () => {
        if (asked === 'codes') setCodes((await factorsApi.newRecoveryCodes()).recoveryCodes);
        else if ('passkey' in asked) await factorsApi.removePasskey(asked.passkey.id);
        else await factorsApi.removeTotp();
        await refreshFactors();
      });
      if (asked !== 'codes') notify.success(t('settings.security.removed'));
    } catch (error) {
      notifyFailure(error, t('settings.security.failed'));
    }
    setBusy(false);
    setAsking(false);
    rows.current?.focus();
  }

  function added(recoveryCodes: string[] | undefined): void {
    setDialog(null);
    enrolled();
    void refreshFactors();
    notify.success(t('settings.security.added'));
    if (recoveryCodes) setCodes(recoveryCodes);
  }

  const isCodes = asked === 'codes';
  const name =
    asked && asked !== 'codes' && 'passkey' in asked ? asked.passkey.name : t('settings.security.app');
  const isLast = passkeys.length + Number(totp) === 1;
  return (
    <>
      <ItemList label={t('settings.security.title')} ref={rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => ask({ passkey })} />
        ))}
        <ItemRow
          icon={<FingerprintOutlined />}
          title={t('settings.security.passkeys')}
          facts={[t(canUsePasskeys() ? 'settings.security.passkeysText' : 'settings.security.noPasskeys')]}
          action={
            <RowButton disabled={!canUsePasskeys()} onClick={() => setDialog('passkey')}>
              {t('settings.security.addPasskey')}
            </RowButton>
          }
        />
        <ItemRow
          icon={<PhoneIphoneOutlined />}
          title={t('settings.security.app')}
          chip={totp && <StatusChip tone="good" label={t('settings.security.on')} />}
          facts={[t('settings.security.appText')]}
          action={
            totp ? (
              <Button size="small" color="error" onClick={() => ask({ totp: true })}>
                {t('settings.security.removeApp')}
              </Button>
            ) : (
              <RowButton onClick={() => setDialog('totp')}>{t('settings.security.addApp')}</RowButton>
            )
          }
        />
        {hasFactor(factors) && (
          <ItemRow
            icon={<KeyOutlined />}
            title={t('settings.security.codes')}
            facts={[t('settings.security.codesLeft', { smart_count: recoveryCodesLeft })]}
            action={<RowButton onClick={() => ask('codes')}>{t('settings.security.newCodes')}</RowButton>}
          />
        )}
      </ItemList>
      {dialog === 'passkey' && <PasskeyDialog onAdded={added} onClose={() => setDialog(null)} />}
      {dialog === 'totp' && (
        <Suspense fallback={null}>
          <AuthenticatorDialog onAdded={added} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <ConfirmDialog
        open={asking}
        title={t(isCodes ? 'settings.security.newCodes' : 'settings.security.removeTitle')}
        confirm={t(isCodes ? 'settings.security.newCodes' : 'settings.security.remove')}
        dismiss={t('settings.cancel')}
        isDangerous={!isCodes}
        busy={busy}
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {isCodes
            ? t('settings.security.newCodesAsk')
            : t(isLast ? 'settings.security.removeLastAsk' : 'settings.security.removeAsk', { name })}
        </Typography>
      </ConfirmDialog>
    </>
  );
}

type RowButtonProps = { disabled?: boolean; onClick: () => void; children: ReactNode };
const RowButton = (props: RowButtonProps) => (
  <Button size="small" variant="outlined" sx={{ flex: 'none' }} {...props} />
);

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useNow(60_000);
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? null : ago(lastUsedAt, now, language);
  return (
    <ItemRow
      icon={<FingerprintOutlined />}
      title={name}
      chip={<StatusChip tone="good" label={t('settings.security.passkey')} />}
      facts={[
        used
          ? t('settings.security.used', { when: used })
          : t(lastUsedAt === null ? 'settings.security.usedNever' : 'settings.security.usedNow'),
        t('settings.security.created', { date: dayText(createdAt, language) }),
      ]}
      action={
        <Button
          size="small"
          color="error"
          onClick={onRemove}
          aria-label={t('settings.security.removeOf', { name })}
        >
          {t('settings.security.remove')}
        </Button>
      }
    />
  );
}
