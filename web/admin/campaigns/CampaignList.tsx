import { Button } from '@mui/material';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { dateOrDash } from '../users/userModel.ts';
import { type CampaignRecord, partsOf } from './campaignModel.ts';

export function CampaignList() {
  const t = useTranslate();
  const start = (
    <Button component={Link} to="/campaigns/create" variant="contained">
      {t('admin.campaigns.new')}
    </Button>
  );
  // 'Start new campaign' of the header leads to /campaigns, as the specification has it.
  if (useLocation().state?.isNew) return <Navigate to="/campaigns/create" replace />;
  return (
    <Page title={t('admin.campaigns.title')} description={t('admin.campaigns.text')} actions={start}>
      <AdminList
        failed={t('admin.campaigns.failed')}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={false}
        empty={<EmptyState title={t('admin.campaigns.none')} text={t('admin.campaigns.noneText')} />}
      >
        <AdminTable<CampaignRecord>
          aria-label={t('admin.campaigns.title')}
          rowClick="edit"
          phone={{
            primaryText: (campaign) => <Name {...campaign} />,
            secondaryText: ({ template }) => setsOf(t, template),
            tertiaryText: ({ updatedAt }) => dateOrDash(updatedAt),
          }}
        >
          <Col<CampaignRecord>
            source="name"
            label={t('admin.campaigns.name')}
            render={(campaign) => <Name {...campaign} />}
          />
          <Col<CampaignRecord>
            source="template"
            label={t('admin.campaigns.sets')}
            disableSort
            render={({ template }) => setsOf(t, template)}
          />
          <Col<CampaignRecord>
            source="updatedAt"
            label={t('admin.campaigns.updated')}
            disableSort
            render={({ updatedAt }) => dateOrDash(updatedAt)}
          />
        </AdminTable>
      </AdminList>
    </Page>
  );
}

const Name = ({ id, name }: CampaignRecord) => <TextLink to={`/campaigns/${id}`}>{name}</TextLink>;

const setsOf = (t: Translate, template: CampaignRecord['template']) =>
  partsOf(template)
    .map((part) => t(`admin.campaigns.parts.${part}`))
    .join(', ');
