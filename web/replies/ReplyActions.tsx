import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { safeLink } from '../comments/commentsModel.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import type { ReplyRecord } from './repliesModel.ts';
import type { Inbox } from './useReplies.ts';

type Props = { inbox: Inbox; reply: ReplyRecord; isWide?: boolean };

export function ReplyActions({ inbox, reply, isWide = false }: Props) {
  const t = useTranslate('replies');
  const link = safeLink(reply.url);
  const isHandled = reply.handledAt !== null;
  const size = isWide ? 'large' : 'medium';
  const width = isWide ? { flex: '1 1 auto' } : {};
  return (
    <Box
      role="group"
      aria-label={t('actions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}
    >
      {link && (
        <Button
          variant="contained"
          size={size}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<OpenInNew />}
          aria-keyshortcuts="O"
          onClick={() => inbox.leave(reply)}
          sx={width}
        >
          {t('visit')}
        </Button>
      )}
      {currentWorkspace()?.role !== 'viewer' && (
        <Changes>
          <Button
            variant="outlined"
            size={size}
            aria-keyshortcuts={isHandled ? undefined : 'E'}
            onClick={() => inbox.change(reply, !isHandled)}
            sx={width}
          >
            {t(isHandled ? 'reopen' : 'handle')}
          </Button>
        </Changes>
      )}
    </Box>
  );
}
