import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { PlanRecord } from './planForm.ts';

type Props = {
  plan: PlanRecord;
  busy: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onArchive: () => void;
};

/** A plan in its place. What moves it can't be pressed twice, and keeps the focus: so it is disabled in word, not in deed. */
export function PlanRow({ plan, busy, isFirst, isLast, onMove, onEdit, onArchive }: Props) {
  const t = useTranslate();
  const { name, price, trialDays, type, archived, subscribers, features } = plan;
  const facts = [
    t('admin.plans.price', { price }),
    trialDays === 0 ? t('admin.plans.noTrial') : t('admin.plans.trialDays', { smart_count: trialDays }),
    t('admin.plans.subscribers', { smart_count: subscribers }),
  ];
  const mover = (by: 1 | -1, off: boolean) => ({
    size: 'small' as const,
    'aria-label': t(by < 0 ? 'admin.plans.up' : 'admin.plans.down', { name }),
    'aria-disabled': off || busy,
    onClick: () => !off && !busy && onMove(by),
    sx: { opacity: off ? 0.35 : 1 },
  });
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 3,
        '& + &': { borderTop: `1px solid ${palette.line}` },
      })}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <IconButton {...mover(-1, isFirst)}>
          <KeyboardArrowUp />
        </IconButton>
        <IconButton {...mover(1, isLast)}>
          <KeyboardArrowDown />
        </IconButton>
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography variant="h2">{name}</Typography>
          {type === 'premium' && <StatusChip tone="info" label={t('admin.plans.popular')} />}
          {archived && <StatusChip tone="neutral" label={t('admin.plans.archived')} />}
        </Box>
        <Typography className="tabular" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {features
            .filter(({ included }) => included)
            .map((feature) => feature.name)
            .join(', ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={onEdit}
          aria-label={t('admin.plans.editOf', { name })}
        >
          {t('admin.plans.edit')}
        </Button>
        <Button
          size="small"
          disabled={busy}
          onClick={onArchive}
          aria-label={t(archived ? 'admin.plans.offerOf' : 'admin.plans.archiveOf', { name })}
        >
          {t(archived ? 'admin.plans.offer' : 'admin.plans.archive')}
        </Button>
      </Box>
    </Box>
  );
}
