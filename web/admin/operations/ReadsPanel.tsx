import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Faces } from '../../components/Faces.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SmallTable } from '../../components/SmallTable.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { pathOf } from '../userModel.ts';
import { readsQuery } from './operationsApi.ts';
import { hourText } from './operationsModel.ts';

const kinds = ['searchRows', 'profiles', 'others'] as const;

export function ReadsPanel() {
  const t = useTranslate();
  const found = useQuery(readsQuery);
  return (
    <Panel
      title={t('admin.operations.reads.title')}
      description={
        found.data && t('admin.operations.reads.text', { time: hourText(found.data.resetsAt, false) })
      }
    >
      <Faces query={found} failed={t('admin.operations.failed')} loading={<RowsSkeleton rows={4} />}>
        {({ nearest, comments, rateLimits, ...reads }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 6,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Facts
              facts={{
                ...Object.fromEntries(
                  kinds.map((kind) => [
                    t(`admin.operations.reads.${kind}`),
                    `${reads[kind].used} · ${t('admin.operations.reads.reached', {
                      smart_count: reads[kind].reached,
                      limit: reads[kind].limit,
                    })}`,
                  ]),
                ),
                [t('admin.operations.reads.comments')]: comments,
                [t('admin.operations.reads.rateLimits')]: rateLimits,
              }}
            />
            {nearest.length === 0 ? (
              <Typography color="textSecondary">{t('admin.operations.reads.none')}</Typography>
            ) : (
              <div>
                <Typography variant="h3">{t('admin.operations.reads.nearest')}</Typography>
                <SmallTable
                  label={t('admin.operations.reads.nearest')}
                  heads={[
                    t('admin.operations.reads.account'),
                    ...kinds.map((kind) => t(`admin.operations.reads.short.${kind}`)),
                  ]}
                  rows={nearest.map(({ accountId, name, userId, email, ...counts }) => [
                    <TextLink key={accountId} to={pathOf(userId)}>
                      {name} ({email})
                    </TextLink>,
                    ...kinds.map((kind) => counts[kind]),
                  ])}
                  isNumeric
                />
              </div>
            )}
          </Box>
        )}
      </Faces>
    </Panel>
  );
}
