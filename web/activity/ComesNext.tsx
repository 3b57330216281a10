import { Typography } from '@mui/material';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { nextText } from './nextModel.ts';

type Props = { plans: readonly DayPlan[]; saved: Pick<SettingsPayload, 'searchUrls' | 'searchProfiles'> };

/** The source of the next comment: 'Next: search “hiring”'. */
export function ComesNext({ plans, saved }: Props) {
  const text = nextText(useTranslate(), plans, saved);
  return text && <Typography sx={{ color: 'text.secondary', mt: 1, ml: 5 }}>{text}</Typography>;
}
