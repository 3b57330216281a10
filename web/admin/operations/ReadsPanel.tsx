import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import type { ReadsOfAll } from '../../../server/operations/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { operationsApi } from './operationsApi.ts';
import { hourText } from './operationsModel.ts';

const refreshMs = 60_000;
const kinds = ['searchRows', 'profiles', 'others'] as const;

export function ReadsPanel() {
  const t = useTranslate();
  const reads = useQuery({
    queryKey: ['operations', 'reads'],
    queryFn: ({ signal }) => operationsApi.reads({ signal }),
    refetchInterval: refreshMs,
  });
  return (
    <Panel
      title={t('admin.operations.reads.title')}
      description={
        reads.data && t('admin.operations.reads.text', { time: hourText(reads.data.resetsAt, false) })
      }
    >
      <Faces of={reads} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={4} />}>
        {(data) => (
          <Box
            sx={{
              display: 'grid',
              gap: 6,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <Totals reads={data} />
            <Nearest reads={data} />
          </Box>
        )}
      </Faces>
    </Panel>
  );
}

function Totals({ reads }: { reads: ReadsOfAll }) {
  const t = useTranslate();
  const counts: [string, number, string][] = [
    ...kinds.map((kind): [string, number, string] => [
      t(`admin.operations.reads.${kind}`),
      reads[kind].used,
      t('admin.operations.reads.reached', { smart_count: reads[kind].reached, limit: reads[kind].limit }),
    ]),
    [t('admin.operations.reads.comments'), reads.comments, ''],
    [t('admin.operations.reads.rateLimits'), reads.rateLimits, ''],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'start',
        rowGap: 2,
        columnGap: 4,
      }}
    >
      {counts.map(([name, count, note]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Box component="dd" className="tabular" sx={{ m: 0, textAlign: 'right' }}>
            <Typography sx={{ fontWeight: 500 }}>{count}</Typography>
            {note && (
              <Typography variant="caption" color="textSecondary">
                {note}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Nearest({ reads: { nearest } }: { reads: ReadsOfAll }) {
  const t = useTranslate();
  if (nearest.length === 0) {
    return <Typography color="textSecondary">{t('admin.operations.reads.none')}</Typography>;
  }
  return (
    <Box
      sx={{ overflowX: 'auto', minWidth: 0 }}
      tabIndex={0}
      role="region"
      aria-label={t('admin.operations.reads.nearest')}
    >
      <Table size="small">
        <caption style={{ captionSide: 'top', padding: '0 0 8px' }}>
          {t('admin.operations.reads.nearest')}
        </caption>
        <TableHead>
          <TableRow>
            <TableCell>{t('admin.operations.reads.account')}</TableCell>
            {kinds.map((kind) => (
              <TableCell key={kind} align="right">
                {t(`admin.operations.reads.short.${kind}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {nearest.map(({ accountId, name, userId, email, ...counts }) => (
            <TableRow key={accountId}>
              <TableCell>
                <TextLink to={`/admin/users/${encodeURIComponent(userId)}`}>{name}</TextLink>
                <Typography variant="caption" component="div" color="textSecondary">
                  {email}
                </Typography>
              </TableCell>
              {kinds.map((kind) => (
                <TableCell key={kind} align="right" className="tabular">
                  {counts[kind]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
