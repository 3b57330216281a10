import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Proposal } from '../../server/automation/learning/schemas.ts';
import { ItemList, ItemRow, RowButton } from '../components/ItemList.tsx';
import { Panel } from '../components/Panel.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { proposalsApi, proposalsKey } from './proposalsApi.ts';

/** The accepted lines of an account, each with *Take back*. Shows nothing without one. */
export function LearnedPanel({ accountId }: { accountId: string }) {
  const t = useTranslate('review.proposals');
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data = [] } = useQuery({
    queryKey: [...proposalsKey, 'accepted', accountId],
    queryFn: ({ signal }) => proposalsApi.list({ state: 'accepted', accountId }, { signal }),
  });
  const taking = useAction({
    run: ({ _id }: Proposal) => proposalsApi.takeBack(_id),
    done: t('takenBack'),
    failed: t('takeBackFailed'),
    settled: () => client.invalidateQueries({ queryKey: proposalsKey }),
    focus: list,
  });
  const lines = data.flatMap((proposal) =>
    proposal.line === null ? [] : [{ proposal, line: proposal.line }],
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={t('learned')} description={t('learnedLead')}>
      <ItemList label={t('learned')} ref={list}>
        {lines.map(({ proposal, line }) => (
          <ItemRow
            key={proposal._id}
            icon={<SchoolOutlined />}
            title={line}
            facts={[]}
            action={
              <Changes>
                <RowButton
                  loading={taking.running?._id === proposal._id}
                  aria-label={t('takeBackOf', { line })}
                  onClick={() => taking.act(proposal)}
                >
                  {t('takeBack')}
                </RowButton>
              </Changes>
            }
          />
        ))}
      </ItemList>
    </Panel>
  );
}
