import FingerprintOutlined from '@mui/icons-material/Fingerprint';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { lazy, Suspense, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import type { Factors, Passkey } from '../../server/identity/factors/schemas.ts';
import { Faces } from '../components/Faces.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { ItemList, ItemRow, RowButton } from '../components/ItemList.tsx';
import { Notice } from '../components/Notice.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useAction } from '../components/useAction.ts';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { canUsePasskeys } from './canUsePasskeys.ts';
import { deviceOf } from './device.ts';
import { enrolled } from './enrolment.ts';
import { type AddedProps, factorsApi, hasFactor, refreshFactors, useFactors } from './factorsApi.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';
import { useLastUsed } from './when.ts';

// Loaded on demand with its QR code, which few users need.
const AuthenticatorDialog = lazy(() =>
  import('./AuthenticatorDialog.tsx').then((m) => ({ default: m.AuthenticatorDialog })),
);

export function FactorsPanel() {
  const t = useTranslate('settings.security');
  const factors = useFactors();
  return (
    <Panel
      title={t('title')}
      description={t('text')}
      actions={
        factors.data && (
          <StatusChip
            tone={hasFactor(factors.data) ? 'good' : 'neutral'}
            label={t(hasFactor(factors.data) ? 'on' : 'off')}
          />
        )
      }
    >
      <Faces query={factors} failed={t('loadFailed')} loading={<RowsSkeleton rows={2} height={55} />}>
        {(data) => <FactorList factors={data} />}
      </Faces>
    </Panel>
  );
}

function FactorList({ factors }: { factors: Factors }) {
  const t = useTranslate('settings.security');
  const rows = useRef<HTMLUListElement>(null);
  const [dialog, setDialog] = useState<'passkey' | 'totp' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [wasAdded, setWasAdded] = useState(false);
  const everywhere = useTranslate('settings.sessions')('everywhere');
  const signingOut = useSignOutEverywhere();
  const { passkeys, totp, recoveryCodesLeft } = factors;
  const isLast = passkeys.length + Number(totp) === 1;
  const removing = useAction({
    run: async (passkey: Passkey | null) => {
      await (passkey ? factorsApi.removePasskey(passkey.id) : factorsApi.removeTotp());
      await refreshFactors();
    },
    confirm: (passkey) => ({
      title: t('removeTitle'),
      text: t(isLast ? 'removeLastAsk' : 'removeAsk', { name: passkey?.name ?? t('app') }),
      confirm: t('remove'),
      isDangerous: true,
    }),
    done: t('removed'),
    failed: t('failed'),
    focus: rows,
  });
  const renewing = useAction({
    run: async () => {
      setCodes((await factorsApi.newRecoveryCodes()).recoveryCodes);
      await refreshFactors();
    },
    confirm: { title: t('newCodes'), text: t('newCodesAsk'), confirm: t('newCodes') },
    failed: t('failed'),
    focus: rows,
  });

  function added(recoveryCodes: string[] | undefined): void {
    setDialog(null);
    enrolled();
    void refreshFactors();
    notify.success(t('added'));
    setWasAdded(true);
    if (recoveryCodes) setCodes(recoveryCodes);
  }

  return (
    <>
      <ItemList label={t('title')} ref={rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => removing.act(passkey)} />
        ))}
        <ItemRow
          icon={<FingerprintOutlined />}
          title={t('passkeys')}
          facts={[t(canUsePasskeys() ? 'passkeysText' : 'noPasskeys')]}
          action={
            <RowButton disabled={!canUsePasskeys()} onClick={() => setDialog('passkey')}>
              {t('addPasskey')}
            </RowButton>
          }
        />
        <ItemRow
          icon={<PhoneIphoneOutlined />}
          title={t('app')}
          chip={totp && <StatusChip tone="good" label={t('on')} />}
          facts={[t('appText')]}
          action={
            totp ? (
              <RowButton color="error" onClick={() => removing.act(null)}>
                {t('removeApp')}
              </RowButton>
            ) : (
              <RowButton onClick={() => setDialog('totp')}>{t('addApp')}</RowButton>
            )
          }
        />
        {hasFactor(factors) && (
          <ItemRow
            icon={<KeyOutlined />}
            title={t('codes')}
            facts={[t('codesLeft', { smart_count: recoveryCodesLeft })]}
            action={<RowButton onClick={() => renewing.act()}>{t('newCodes')}</RowButton>}
          />
        )}
      </ItemList>
      {wasAdded && (
        <Notice
          severity="info"
          action={everywhere}
          onAction={() => signingOut.act()}
          busy={signingOut.busy}
          sx={{ mt: 4 }}
        >
          {t('othersStay')}
        </Notice>
      )}
      {dialog === 'passkey' && <PasskeyDialog onAdded={added} onClose={() => setDialog(null)} />}
      {dialog === 'totp' && (
        <Suspense fallback={null}>
          <AuthenticatorDialog onAdded={added} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTranslate('settings.security');
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ItemRow
      icon={<FingerprintOutlined />}
      title={name}
      chip={<StatusChip tone="good" label={t('passkey')} />}
      facts={[useLastUsed('security', lastUsedAt), t('created', { date: dayText(createdAt) })]}
      action={
        <RowButton color="error" onClick={onRemove} aria-label={t('removeOf', { name })}>
          {t('remove')}
        </RowButton>
      }
    />
  );
}

function PasskeyDialog({ onAdded, onClose }: AddedProps) {
  const t = useTranslate('settings');
  const { browser, system } = deviceOf(navigator.userAgent);

  async function add({ name }: { name: string }) {
    const options = await factorsApi.passkeyOptions();
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: options });
    onAdded((await factorsApi.addPasskey(name.trim(), response)).recoveryCodes);
  }

  return (
    <FormDialog
      title={t('security.addPasskey')}
      text={t('security.passkeyLead')}
      submit={t('security.continue')}
      initial={{ name: browser && system ? t('sessions.device', { browser, system }) : '' }}
      onSubmit={add}
      isUncovered
      // The browser's own reasons are not for people.
      failed={t('security.notMade')}
      field="name"
      onClose={onClose}
    >
      <TextInput
        source="name"
        label={t('security.name')}
        validate={(name?: string) => (name?.trim() ? undefined : t('required', { what: t('security.name') }))}
        helperText={t('security.nameHint')}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 }, formHelperText: { role: 'status' } }}
      />
    </FormDialog>
  );
}
