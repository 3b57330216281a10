import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { voiceLimits } from '../../server/automation/voice/limits.ts';
import type { Voice, VoiceSample } from '../../server/automation/voice/schemas.ts';
import { numberFormat } from '../../server/texts/formats.ts';
import { Faces } from '../components/Faces.tsx';
import { Facts } from '../components/Facts.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { ItemList, ItemRow, RowButton } from '../components/ItemList.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useAction } from '../components/useAction.ts';
import { dayText } from '../i18n/clock.ts';
import { locale } from '../i18n/locale.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { voiceApi } from './voiceApi.ts';

const { read: most, samples: maximum, shortest, longest } = voiceLimits;

/** Read comments, measured habits and samples of an account, whose owner agreed to it. */
export function VoicePanel({ accountId }: { accountId: string }) {
  const t = useTranslate('dashboard.voice');
  const queryKey = ['voice', accountId];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => voiceApi.get(accountId, { signal }),
    refetchInterval: ({ state }) => isAwaited(state.data) && 2000,
  });
  return (
    <Panel title={t('title')} description={t('lead')}>
      <Faces query={found} failed={t('failed')} loading={<RowsSkeleton rows={2} height={56} />}>
        {(voice) => <KnownVoice voice={voice} />}
      </Faces>
    </Panel>
  );
}

/** The owner agreed when the account was connected, and the read is under way. */
const isAwaited = (voice: Voice | undefined): boolean =>
  voice !== undefined &&
  voice.allowedAt !== null &&
  (voice.readAt === null || voice.readAt < voice.allowedAt);

function KnownVoice({ voice }: { voice: Voice }) {
  const t = useTranslate('dashboard.voice');
  const client = useQueryClient();
  const { accountId, allowedAt, count, samples, habits } = voice;
  const list = useRef<HTMLUListElement>(null);
  const [isAdding, setAdding] = useState(false);
  const keep = (saved: Voice) => client.setQueryData(['voice', accountId], saved);

  const reading = useAction({
    run: async () => keep(await voiceApi.read(accountId)) as Voice,
    confirm: { title: t('ask.title'), text: t('ask.text', { most, maximum }), confirm: t('ask.confirm') },
    done: (saved) =>
      t('readDone', { smart_count: saved.samples?.filter(({ source }) => source === 'read').length ?? 0 }),
    failed: t('readFailed'),
  });
  const removing = useAction({
    run: async ({ id }: VoiceSample) => void keep(await voiceApi.remove(accountId, id)),
    done: t('removed'),
    failed: t('removeFailed'),
    focus: list,
  });
  const forgetting = useAction({
    run: async () => {
      await voiceApi.forget(accountId);
      await client.invalidateQueries({ queryKey: ['voice', accountId] });
    },
    confirm: {
      title: t('forget.title'),
      text: t('forget.text'),
      confirm: t('forget.confirm'),
      isDangerous: true,
    },
    done: t('forget.done'),
    failed: t('forget.failed'),
  });

  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>
        {samples === null ? t('countOnly', { smart_count: count }) : <WhatWasRead voice={voice} />}
      </Typography>
      {habits && <Measured habits={habits} />}
      <Changes>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" loading={reading.busy} onClick={() => reading.act()}>
            {t(allowedAt === null ? 'read' : 'readAgain')}
          </Button>
          {count < maximum && <Button onClick={() => setAdding(true)}>{t('add')}</Button>}
          {(allowedAt !== null || count > 0) && (
            <Button color="error" loading={forgetting.busy} onClick={() => forgetting.act()}>
              {t('forget.button')}
            </Button>
          )}
        </Box>
        {count >= maximum && <Typography color="textSecondary">{t('full', { maximum })}</Typography>}
      </Changes>
      {isAdding && (
        <FormDialog
          title={t('add')}
          submit={t('add')}
          initial={{ text: '' }}
          isHeld={({ text }: { text: string | null }) => (text ?? '').trim().length < shortest}
          onSubmit={async ({ text }) => keep(await voiceApi.add(accountId, text ?? ''))}
          done={t('added')}
          failed={t('addFailed')}
          field="text"
          onClose={() => setAdding(false)}
        >
          <TextInput
            source="text"
            label={t('paste')}
            helperText={t('pasteHint', { least: shortest, most: longest })}
            multiline
            maxRows={8}
            autoFocus
          />
        </FormDialog>
      )}
      {samples !== null && samples.length > 0 && (
        <details>
          <Typography component="summary" sx={{ cursor: 'pointer', py: 1, mb: 2 }}>
            {t('samplesOf', { smart_count: samples.length })}
          </Typography>
          <ItemList label={t('samples')} ref={list}>
            {samples.map((sample) => (
              <ItemRow
                key={sample.id}
                icon={<FormatQuoteOutlined />}
                title={sample.text}
                facts={[t(sample.source === 'read' ? 'fromLinkedIn' : 'pasted')]}
                action={
                  <RowButton
                    color="error"
                    loading={removing.running?.id === sample.id}
                    aria-label={t('removeOf', { text: sample.text })}
                    onClick={() => removing.act(sample)}
                  >
                    {t('remove')}
                  </RowButton>
                }
              />
            ))}
          </ItemList>
        </details>
      )}
    </Stack>
  );
}

function WhatWasRead({ voice }: { voice: Voice }) {
  const t = useTranslate('dashboard.voice');
  const { readAt, readCount, readSince } = voice;
  if (isAwaited(voice)) return t('awaited');
  if (readAt === null) return t('notRead');
  const values = { date: dayText(readAt), smart_count: readCount ?? 0 };
  return readSince === null ? t('foundNone', values) : t('found', { ...values, since: dayText(readSince) });
}

type Habits = NonNullable<Voice['habits']>;
const shares = ['questions', 'exclamations', 'dashes', 'emoji', 'firstPerson'] as const;

function Measured({ habits }: { habits: Habits }) {
  const t = useTranslate('dashboard.voice');
  const number = numberFormat(locale(), { maximumFractionDigits: 1 });
  const percent = numberFormat(locale(), { style: 'percent' });
  const openings = (Object.entries(habits.openings) as [keyof Habits['openings'], number][])
    .filter(([, share]) => share > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, share]) => `${t(`openings.${kind}`)} ${percent.format(share)}`);
  const facts = {
    [t('habits.words')]: number.format(habits.words),
    [t('habits.wordsPerSentence')]: number.format(habits.wordsPerSentence),
    ...Object.fromEntries(shares.map((name) => [t(`habits.${name}`), percent.format(habits[name])])),
    [t('habits.openings')]: openings.join(' · '),
  };
  return <Facts facts={facts} />;
}
