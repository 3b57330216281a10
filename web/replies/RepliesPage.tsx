import { Box, Card, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { InfiniteListBase } from 'react-admin';
import { ResultReads } from '../comments/ResultReads.tsx';
import { ExportMenu } from '../components/ExportMenu.tsx';
import { listQuery } from '../components/exportFile.ts';
import { listAndPane, pane } from '../components/listAndPane.ts';
import { Page } from '../components/Page.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Announcement } from '../shortcuts/Announcement.tsx';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton.tsx';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { ReplyActions } from './ReplyActions.tsx';
import { ReplyDetail } from './ReplyDetail.tsx';
import { ReplyFilters } from './ReplyFilters.tsx';
import { ReplyList } from './ReplyList.tsx';
import { fileName, type ReplyRecord, replyKeys } from './repliesModel.ts';
import { type Inbox, useReplies } from './useReplies.ts';

export function RepliesPage() {
  return (
    // Only the address holds the filters, so that a link shows the same list to everybody.
    <InfiniteListBase<ReplyRecord>
      perPage={50}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterDefaultValues={{ handled: false }}
      storeKey={false}
      exporter={false}
      // The page shows the error.
      queryOptions={{ onError: () => {} }}
    >
      <Replies />
    </InfiniteListBase>
  );
}

function Replies() {
  const t = useTranslate();
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const inbox = useReplies(isNarrow);
  const [helping, setHelping] = useState(false);
  useReplyKeys(inbox, () => setHelping(true));
  const { current, filters } = inbox;
  const readsOne = isNarrow && current !== null;
  const keys = Object.entries(replyKeys).map(
    ([key, command]) => [[key.toUpperCase()], t(`replies.shortcuts.${command}`)] as const,
  );

  return (
    <Page
      title={t('replies.title')}
      description={readsOne ? undefined : t('replies.lead')}
      actions={
        !readsOne && (
          <>
            {!currentWorkspace() && (
              <Changes>
                <ExportMenu
                  path="/api/exports/replies"
                  query={listQuery(filters)}
                  name={fileName(new Date())}
                  failed={t('replies.exportFailed')}
                  disabled={!inbox.list.total}
                />
              </Changes>
            )}
            <ShortcutsButton onClick={() => setHelping(true)} />
          </>
        )
      }
    >
      {!readsOne && <ResultReads />}
      {!readsOne && <ReplyFilters />}
      <Box sx={isNarrow ? undefined : listAndPane}>
        {!readsOne && <ReplyList inbox={inbox} isNarrow={isNarrow} />}
        {(readsOne || (!isNarrow && !inbox.isEmpty)) && (
          <Card component="section" aria-label={t('replies.reply')} sx={isNarrow ? undefined : pane}>
            <ReplyDetail inbox={inbox} isNarrow={isNarrow} />
          </Card>
        )}
      </Box>
      <Announcement announcement={inbox.announcement} undo={inbox.undo} />
      <ShortcutsDialog keys={keys} open={helping} onClose={() => setHelping(false)} />
      {readsOne && (
        <StickyBar>
          <ReplyActions inbox={inbox} reply={current} isWide />
        </StickyBar>
      )}
    </Page>
  );
}

function useReplyKeys(inbox: Inbox, showHelp: () => void): void {
  const { current } = inbox;
  useShortcuts(
    replyKeys,
    {
      next: () => inbox.move(1),
      previous: () => inbox.move(-1),
      open: () => current && inbox.visit(current),
      handle: () => current && inbox.change(current, true),
      undo: () => inbox.undo?.(),
      help: showHelp,
    },
    ['next', 'previous', 'open', 'help'],
  );
}
