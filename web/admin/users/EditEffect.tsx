import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EditPreview, EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { isSubscribed } from '../../../server/identity/users/limits.ts';
import { api } from '../../api.ts';
import { ApiError } from '../../call.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { dateOrDash, statusTone, type UserRecord } from './userModel.ts';

type Props = {
  user: UserRecord;
  input: EditUserInput | null;
  onAsking: (isAsking: boolean) => void;
};

export function EditEffect({ user, input, onAsking }: Props) {
  const t = useTranslate();
  const { data, error, isFetching } = useQuery({
    queryKey: ['users', 'preview', user.id, input],
    queryFn: ({ signal }) => api.previewEdit(user.id, input ?? {}, { signal }),
    enabled: input !== null,
    staleTime: 0,
  });
  const isAsking = input !== null && isFetching;
  useEffect(() => onAsking(isAsking), [isAsking, onAsking]);
  const refusal = error instanceof ApiError ? error.message : undefined;
  return (
    <Box
      role="status"
      aria-label={t('admin.users.effect.title')}
      sx={({ palette }) => ({
        border: `1px solid ${palette.line}`,
        borderRadius: '8px',
        px: 3,
        py: 2.5,
        minHeight: 64,
      })}
    >
      <Typography variant="subtitle2">{t('admin.users.effect.title')}</Typography>
      {isAsking ? (
        <Typography variant="body2" color="textSecondary">
          {t('admin.users.effect.asking')}
        </Typography>
      ) : refusal !== undefined && input !== null ? (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {refusal}
        </Typography>
      ) : (
        <Effect preview={input === null ? null : (data ?? null)} />
      )}
    </Box>
  );
}

function Effect({ preview }: { preview: EditPreview | null }) {
  const t = useTranslate();
  const muted = { color: 'text.secondary' } as const;
  if (preview === null || JSON.stringify(preview.before) === JSON.stringify(preview.after)) {
    return (
      <Typography variant="body2" sx={muted}>
        {t('admin.users.effect.nothing')}
      </Typography>
    );
  }
  const { before, after, hasSubscription, running } = preview;
  const stops = running > 0 && isSubscribed(before.status) && !isSubscribed(after.status);
  const lapses = isSubscribed(after.status) && !hasSubscription && after.subscriptionEndsAt !== null;
  const chip = (status: EditPreview['before']['status']) => (
    <StatusChip tone={statusTone(status)} label={t(`admin.users.statuses.${status}`)} />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {before.status !== after.status && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {chip(before.status)}
          <span aria-hidden>→</span>
          {chip(after.status)}
        </Box>
      )}
      {before.subscriptionEndsAt !== after.subscriptionEndsAt && (
        <Typography variant="body2" className="tabular">
          {t('admin.users.effect.date', {
            before: dateOrDash(before.subscriptionEndsAt),
            after: dateOrDash(after.subscriptionEndsAt),
          })}
        </Typography>
      )}
      {before.seats !== after.seats && (
        <Typography variant="body2" className="tabular">
          {t('admin.users.effect.seats', { before: before.seats, after: after.seats })}
        </Typography>
      )}
      {stops && (
        <Typography variant="body2">{t('admin.users.effect.stops', { smart_count: running })}</Typography>
      )}
      {lapses && (
        <Typography variant="body2" sx={muted}>
          {t('admin.users.effect.lapses', { date: dateOrDash(after.subscriptionEndsAt) })}
        </Typography>
      )}
      {hasSubscription && (
        <Typography variant="body2" sx={muted}>
          {t('admin.users.effect.subscription')}
        </Typography>
      )}
    </Box>
  );
}
