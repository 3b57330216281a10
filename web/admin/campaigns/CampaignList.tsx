import { Box, Button, Card, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { dateOrDash } from '../users/userModel.ts';
import { type CampaignRecord, partsOf } from './campaignModel.ts';

/** The templates of settings, the latest first. */
export function CampaignList() {
  const t = useTranslate();
  const { data, error, isPending, isFetching, refetch } = useGetList<CampaignRecord>('campaigns', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const start = (
    <Button component={Link} to="/campaigns/new" variant="contained">
      {t('admin.campaigns.new')}
    </Button>
  );
  return (
    <Page
      title={t('admin.campaigns.title')}
      description={t('admin.campaigns.text')}
      actions={data?.length ? start : undefined}
    >
      <Card>
        {isPending && <RowsSkeleton rows={4} />}
        {error && (
          <ErrorState
            title={t('admin.campaigns.failed')}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {data?.length === 0 && (
          <EmptyState title={t('admin.campaigns.none')} text={t('admin.campaigns.noneText')} action={start} />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((campaign) => (
            <Box
              component="li"
              key={campaign.id}
              sx={({ palette }) => ({ '& + &': { borderTop: `1px solid ${palette.line}` } })}
            >
              <Row {...campaign} />
            </Box>
          ))}
        </Box>
      </Card>
    </Page>
  );
}

function Row({ id, name, template, updatedAt }: CampaignRecord) {
  const t = useTranslate();
  return (
    <Box
      component={Link}
      to={`/campaigns/${id}`}
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        px: 4,
        py: 3,
        alignItems: 'baseline',
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { backgroundColor: palette.action.hover },
      })}
    >
      <Typography variant="subtitle1" component="span" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {partsOf(template)
          .map((part) => t(`admin.campaigns.parts.${part}`))
          .join(', ')}
      </Typography>
      <Typography variant="body2" component="time" className="tabular" sx={{ color: 'text.secondary' }}>
        {dateOrDash(updatedAt)}
      </Typography>
    </Box>
  );
}
