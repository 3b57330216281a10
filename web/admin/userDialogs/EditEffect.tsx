import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { type EditPreview, EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { isSubscribed } from '../../../server/identity/users/limits.ts';
import { api } from '../../api.ts';
import { ApiError } from '../../call.ts';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { dateOrDash, type UserRecord } from '../userModel.ts';
import { Status } from './Status.tsx';

type Props<Values> = {
  user: UserRecord;
  toInput: (values: Values) => Record<string, unknown>;
  onAsking: (isAsking: boolean) => void;
};

/** Previews the changes that saving makes to the user's status, seats and billing date. */
export function EditEffect<Values>({ user, toInput, onAsking }: Props<Values>) {
  const t = useTranslate();
  const { seats, trialDays, subscriptionEndsAt } = toInput(useWatch() as Values);
  const { data: input } = EditUserInput.safeParse({ seats, trialDays, subscriptionEndsAt });
  const isAsked = input !== undefined && Object.values(input).some((value) => value !== undefined);
  const found = useQuery({
    queryKey: ['users', 'preview', user.id, input],
    queryFn: ({ signal }) => api.previewEdit(user.id, input ?? {}, { signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  const isAsking = isAsked && found.isFetching;
  useEffect(() => onAsking(isAsking), [isAsking, onAsking]);
  const refusal = isAsked && !isAsking && found.error instanceof ApiError ? found.error.message : null;
  const preview = isAsked && !isAsking && refusal === null ? found.data : undefined;
  const lines = preview ? effectsOf(preview, t) : [];
  const nothing = t(isAsking ? 'admin.users.effect.asking' : 'admin.users.effect.nothing');
  return (
    <Box
      role="status"
      aria-label={t('admin.users.effect.title')}
      sx={{ border: 1, borderColor: 'line', borderRadius: '8px', px: 3, py: 2.5, display: 'grid', gap: 1 }}
    >
      <Typography variant="subtitle2">{t('admin.users.effect.title')}</Typography>
      {preview && preview.before.status !== preview.after.status && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Status {...preview.before} />
          <span aria-hidden>→</span>
          <Status {...preview.after} />
        </Box>
      )}
      {(lines.length > 0 ? lines : [refusal ?? nothing]).map((line) => (
        <Typography
          key={line}
          variant="body2"
          className="tabular"
          color={refusal ? 'error' : 'textSecondary'}
        >
          {line}
        </Typography>
      ))}
    </Box>
  );
}

function effectsOf({ before, after, hasSubscription, running }: EditPreview, t: Translate): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const stops = running > 0 && isSubscribed(before.status) && !isSubscribed(after.status);
  const lapses = isSubscribed(after.status) && !hasSubscription && after.subscriptionEndsAt !== null;
  return [
    before.subscriptionEndsAt !== after.subscriptionEndsAt &&
      t('admin.users.effect.date', {
        before: dateOrDash(before.subscriptionEndsAt),
        after: dateOrDash(after.subscriptionEndsAt),
      }),
    before.seats !== after.seats &&
      t('admin.users.effect.seats', { before: before.seats, after: after.seats }),
    stops && t('admin.users.effect.stops', { smart_count: running }),
    lapses && t('admin.users.effect.lapses', { date: dateOrDash(after.subscriptionEndsAt) }),
    hasSubscription && t('admin.users.effect.subscription'),
  ].filter((line) => line !== false);
}
