import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Bell } from './Bell.tsx';

export function AdminTools({ isClassic }: { isClassic: boolean }) {
  const t = useTranslate();
  return (
    <>
      <Button
        component={Link}
        to="/campaigns"
        state={{ isNew: true }}
        variant="outlined"
        size="small"
        aria-label={t('admin.header.startCampaign')}
        sx={onPhone}
        startIcon={<CampaignOutlined />}
      >
        <span className="wide">{t('admin.header.startCampaign')}</span>
      </Button>
      <Bell fixedCount={isClassic ? classicCount : undefined} />
    </>
  );
}

const onPhone = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { '& .wide': { display: 'none' }, '& .MuiButton-startIcon': { mx: 0 } },
});

/** Spec section 9: the older layout's badge shows the fixed number 5. */
const classicCount = 5;
