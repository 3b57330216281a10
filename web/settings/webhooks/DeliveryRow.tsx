import CheckRounded from '@mui/icons-material/CheckRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { WebhookMessage } from '../../../server/messaging/webhooks/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { said } from '../../i18n/said.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { ItemRow } from '../ItemRow.tsx';
import { SendButton } from './SendButton.tsx';
import { webhooksApi } from './webhooksApi.ts';
import { messageTones, typeTextOf } from './webhooksModel.ts';

const icons = { delivered: <CheckRounded />, waiting: <ScheduleRounded />, failed: <ErrorOutlineRounded /> };

type Props = { message: WebhookMessage; canReplay: boolean };

export function DeliveryRow({ message, canReplay }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { id, type, state, createdAt, tries, status, fault, faultText, nextTryAt } = message;
  const what = t(typeTextOf(type));
  const when = momentText(createdAt, language);
  // A fault that comes with a status begins with it.
  const outcome = fault
    ? said({ message: fault, text: faultText })
    : status && t('settings.webhooks.log.status', { status });
  return (
    <ItemRow
      icon={icons[state]}
      title={what}
      chip={<StatusChip tone={messageTones[state]} label={t(`settings.webhooks.states.${state}`)} />}
      facts={[
        when,
        ...(outcome ? [outcome] : []),
        t('settings.webhooks.log.tries', { smart_count: tries }),
        ...(nextTryAt ? [t('settings.webhooks.log.next', { when: momentText(nextTryAt, language) })] : []),
      ]}
      action={
        <SendButton
          label={t('settings.webhooks.log.replay')}
          about={`${what}, ${when}`}
          disabled={!canReplay}
          send={() => webhooksApi.replay(id)}
          texts={{
            done: 'settings.webhooks.log.replayed',
            fault: 'settings.webhooks.log.replayFailed',
            failed: 'settings.webhooks.log.replayRefused',
          }}
        />
      }
    />
  );
}
