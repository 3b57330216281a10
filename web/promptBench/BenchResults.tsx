import { Alert, Box, Button, List, Typography } from '@mui/material';
import { useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { BenchRun } from '../../server/automation/writing/promptBench/schemas.ts';
import { type SettingsRecord, settingsQuery } from '../accountSettings/settingsQuery.ts';
import { valuesOf } from '../accountSettings/settingsValues.ts';
import { setActiveAccount } from '../activeAccount.ts';
import { CheckList } from '../comments/CheckList.tsx';
import { PostText } from '../comments/PostText.tsx';
import { Panel } from '../components/Panel.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useAction } from '../components/useAction.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  account: { accountId: string; name: string };
  result: { made: BenchRun; prompt: string };
  isStale: boolean;
};
const sides = ['before', 'after'] as const;

export function BenchResults({ account, result: { made, prompt }, isStale }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [update] = useUpdate<SettingsRecord, Error>();
  const { accountId, name } = account;
  const taking = useAction({
    async run() {
      const settings = valuesOf(await settingsQuery(accountId).queryFn());
      await update('settings', { id: accountId, data: { ...settings, prompt } }, { returnPromise: true });
      setActiveAccount(accountId);
      void navigate('/dashboard?tab=settings');
    },
    confirm: {
      title: t('review.bench.takeTitle'),
      text: t('review.bench.takeText', { name }),
      confirm: t('review.bench.takeConfirm'),
    },
    done: t('review.bench.taken'),
    failed: t('review.bench.takeFailed'),
  });
  const take = (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => taking.act()}>
      {t('review.bench.take')}
    </Button>
  );
  return (
    <Panel title={t('review.bench.results')} actions={take}>
      {isStale && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('review.bench.stale')}
        </Alert>
      )}
      <Box sx={[pair, { mb: 4 }]}>
        {sides.map((side) => (
          <Box key={side} sx={{ p: 3, borderRadius: '8px', bgcolor: 'action.hover' }}>
            <Typography variant="subtitle2">{t(`review.bench.${side}`)}</Typography>
            <Typography className="tabular" color="textSecondary">
              {t('review.bench.passed', made.summary[side])}
            </Typography>
          </Box>
        ))}
      </Box>
      <List component="ol" disablePadding>
        {made.rows.map(({ post, ...written }) => (
          <Box
            component="li"
            key={post._id}
            sx={{ borderTop: 1, borderColor: 'divider', py: 4, '&:last-child': { pb: 0 } }}
          >
            <Typography variant="h3" sx={{ mb: 2 }}>
              {post.posterName}
            </Typography>
            <PostText text={post.text} lines={3} />
            <Box sx={[pair, { mt: 4 }]}>
              {sides.map((side) => (
                <Written key={side} title={t(`review.bench.${side}`)} written={written[side]} />
              ))}
            </Box>
          </Box>
        ))}
      </List>
    </Panel>
  );
}

function Written({ title, written }: { title: string; written: BenchRun['rows'][number]['before'] }) {
  const t = useTranslate();
  const { comment, checks, passed, fault, faultText } = written;
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ minWidth: 0, border: 1, borderColor: 'divider', borderRadius: '8px', p: 3 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="subtitle2" component="h4" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <StatusChip
          tone={passed ? 'good' : 'warning'}
          label={t(passed ? 'review.bench.wouldPost' : 'review.bench.wouldNotPost')}
        />
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 2 }}>
        {comment ?? t('review.bench.noComment')}
      </Typography>
      {fault && <Alert severity="warning">{translated({ message: fault, text: faultText })}</Alert>}
      <CheckList checks={checks} />
    </Box>
  );
}

export const pair = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
