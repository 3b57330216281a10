import { Button } from '@mui/material';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { dateOrDash } from '../userModel.ts';
import { type CampaignRecord, partsOf } from './campaignModel.ts';

const Column = Col<CampaignRecord>;

export function CampaignList() {
  const t = useTranslate();
  const name = ({ id, name }: CampaignRecord) => <TextLink to={`/campaigns/${id}`}>{name}</TextLink>;
  const sets = ({ template }: CampaignRecord) =>
    partsOf(template)
      .map((part) => t(`admin.campaigns.parts.${part}`))
      .join(', ');
  const updated = ({ updatedAt }: CampaignRecord) => dateOrDash(updatedAt);
  // 'Start new campaign' in the header links to /campaigns, as the specification has it.
  if (useLocation().state?.isNew) return <Navigate to="/campaigns/create" replace />;
  return (
    <Page
      title={t('admin.campaigns.title')}
      description={t('admin.campaigns.text')}
      actions={
        <Button component={Link} to="/campaigns/create" variant="contained">
          {t('admin.campaigns.new')}
        </Button>
      }
    >
      <AdminList
        failed={t('admin.campaigns.failed')}
        empty={<EmptyState title={t('admin.campaigns.none')} text={t('admin.campaigns.noneText')} />}
      >
        <AdminTable<CampaignRecord>
          aria-label={t('admin.campaigns.title')}
          rowClick="edit"
          phone={{ primaryText: name, secondaryText: sets, tertiaryText: updated }}
        >
          <Column source="name" render={name} />
          <Column source="template" disableSort render={sets} />
          <Column source="updatedAt" disableSort render={updated} />
        </AdminTable>
      </AdminList>
    </Page>
  );
}
