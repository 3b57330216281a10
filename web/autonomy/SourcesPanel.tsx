import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import type { AutonomousSource, Autonomy } from '../../server/automation/autonomy/schemas.ts';
import { sourceText } from '../comments/traceModel.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ItemList, ItemRow, RowButton } from '../components/ItemList.tsx';
import { Panel } from '../components/Panel.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useAction } from '../components/useAction.ts';
import { dayText } from '../i18n/clock.ts';
import { locale } from '../i18n/locale.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';
import { currentWorkspace } from '../workspace.ts';
import { autonomyApi } from './autonomyApi.ts';

type Props = { autonomy: Autonomy; onSaved: (autonomy: Autonomy) => void };

const tones: Record<AutonomousSource['state'], Tone> = {
  counting: 'neutral',
  earned: 'good',
  lost: 'warning',
};

export function SourcesPanel({ autonomy: { accountId, after, sources }, onSaved }: Props) {
  const t = useTranslate();
  const isOwner = currentWorkspace() === null;

  const resetting = useAction({
    run: async ({ kind, source }: AutonomousSource & { label: string }) =>
      onSaved(await autonomyApi.reset({ accountId, kind, source })),
    done: (_, { label }) => t('autonomy.list.resetDone', { source: label }),
    failed: t('autonomy.list.resetFailed'),
    isUncovered: true,
  });

  return (
    <Panel title={t('autonomy.list.title')}>
      {sources.length === 0 ? (
        <EmptyState title={t('autonomy.list.none')} text={t('autonomy.list.noneText')} />
      ) : (
        <ItemList label={t('autonomy.list.title')}>
          {sources.map((each) => {
            const { kind, source, name, state, streak, earnedAt, lostAt, lostReason } = each;
            const category = kind === 'search' ? 'Search' : 'Monitor';
            const label = name || capital(sourceText({ category, source }, t));
            return (
              <ItemRow
                key={`${kind} ${source}`}
                icon={kind === 'search' ? <SearchOutlined /> : <PersonOutlined />}
                title={label}
                chip={<StatusChip tone={tones[state]} label={t(`autonomy.list.${state}`)} />}
                facts={[
                  earnedAt && t('autonomy.list.since', { date: dayText(earnedAt) }),
                  lostAt &&
                    lostReason &&
                    t('autonomy.list.lostOn', {
                      date: dayText(lostAt),
                      why: t(`autonomy.why.${lostReason}`),
                    }),
                  // A source that has earned it keeps counting.
                  t('autonomy.list.streak', { streak: Math.min(streak, after), after }),
                ]}
                action={
                  isOwner &&
                  streak > 0 && (
                    <RowButton
                      loading={resetting.running?.source === source}
                      aria-label={t(
                        state === 'earned' ? 'autonomy.list.resetOf' : 'autonomy.list.startOverOf',
                        {
                          source: label,
                        },
                      )}
                      onClick={() => resetting.act({ ...each, label })}
                    >
                      {t(state === 'earned' ? 'autonomy.list.reset' : 'autonomy.list.startOver')}
                    </RowButton>
                  )
                }
              />
            );
          })}
        </ItemList>
      )}
    </Panel>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
