import { Alert, Box, Button, Collapse } from '@mui/material';
import type { StreamStatus } from '../eventStream.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { roomy } from './alertStyles.ts';
import { useLost } from './useLost.ts';

/** Says that the stream is lost, once it has been for longer than a moment, and offers to have it back at once. */
export function StreamNote({ status, onRetry }: { status: StreamStatus; onRetry: () => void }) {
  const t = useTranslate();
  const lost = useLost(status);
  return (
    <Box role="status">
      <Collapse in={lost} unmountOnExit>
        <Alert
          severity="warning"
          sx={{ ...roomy, mb: 3 }}
          action={
            <Button color="inherit" size="small" loading={status === 'connecting'} onClick={onRetry}>
              {t('activity.feed.again')}
            </Button>
          }
        >
          {t('activity.feed.lost')}
        </Alert>
      </Collapse>
    </Box>
  );
}
