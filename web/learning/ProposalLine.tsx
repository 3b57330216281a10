import { Box, Button, Collapse, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useId, useState } from 'react';
import type { Proposal } from '../../server/automation/learning/schemas.ts';
import { Diff } from '../components/Diff.tsx';
import { content } from '../components/keepFocus.ts';
import { useAction } from '../components/useAction.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { proposalsApi, proposalsKey } from './proposalsApi.ts';

/** The oldest open proposal as one quiet line above the drafts. Shows nothing without one. */
export function ProposalLine() {
  const { data = [] } = useQuery({
    queryKey: [...proposalsKey, 'open'],
    queryFn: ({ signal }) => proposalsApi.list({ state: 'open' }, { signal }),
  });
  const proposal = data.findLast(({ line }) => line !== null);
  return proposal ? <Proposed key={proposal._id} proposal={proposal} /> : null;
}

/** In the reader's language until the owner has accepted it. */
const lineIn = ({ line, lineText }: Proposal): string => translated({ message: line ?? '', text: lineText });

function Proposed({ proposal }: { proposal: Proposal }) {
  const t = useTranslate('review.proposals');
  const client = useQueryClient();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const { _id: id, accountName: name, changed, of, evidence, diff } = proposal;
  const proposed = lineIn(proposal);
  const line = text ?? proposed;
  const isOwner = !currentWorkspace();
  const own = { settled: () => client.invalidateQueries({ queryKey: proposalsKey }), focus: content };
  const accepting = useAction({
    ...own,
    run: () => proposalsApi.accept(id, line),
    done: t('done'),
    failed: t('failed'),
  });
  const dismissing = useAction({
    ...own,
    run: () => proposalsApi.dismiss(id),
    done: t('dismissed'),
    failed: t('dismissFailed'),
  });
  return (
    <Box component="section" aria-label={t('title')} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography sx={{ flex: '1 1 280px', minWidth: 0 }}>
          {t(isOwner ? 'line' : 'member', { line: proposed })}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'show')}
        </Button>
        {isOwner && (
          <Changes>
            <Button
              size="small"
              variant="outlined"
              loading={accepting.busy}
              disabled={line.trim() === ''}
              onClick={() => accepting.act()}
            >
              {t('accept')}
            </Button>
            <Button size="small" loading={dismissing.busy} onClick={() => dismissing.act()}>
              {t('dismiss')}
            </Button>
          </Changes>
        )}
      </Box>
      <Collapse in={isOpen} id={detailsId} unmountOnExit>
        <Stack sx={{ gap: 3, pt: 3 }}>
          <Typography variant="body2" color="textSecondary">
            {t('account', { name })} · {t('why', { changed, of })}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {evidence?.map(({ commentId, before, after }) => (
              <li key={commentId}>
                <Diff parts={diffWordsWithSpace(before, after)} />
              </li>
            ))}
          </Box>
          {isOwner && (
            <TextField
              label={t('change')}
              value={line}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
          <Typography variant="body2" color="textSecondary">
            {t('brief')}
          </Typography>
          <Diff parts={(diff ?? []).map((part) => (part.added ? { ...part, value: line } : part))} />
        </Stack>
      </Collapse>
    </Box>
  );
}
