import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CheckIcon from '@mui/icons-material/Check';
import { Button, ListSubheader, MenuItem } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { createKept } from '../../store.ts';
import { AdminBell } from './AdminBell.tsx';

const kept = createKept('adminLayout');
/** The specification's older layout: a badge of 5, name and role in the header, two menu entries. */
export const useClassicLayout = (): boolean => kept.use() === 'classic';

export function AdminTools() {
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
      <AdminBell fixedCount={useClassicLayout() ? 5 : undefined} />
    </>
  );
}

const onPhone = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { '& .wide': { display: 'none' }, '& .MuiButton-startIcon': { mx: 0 } },
});

export function LayoutItems() {
  const t = useTranslate();
  const current = useClassicLayout() ? 'classic' : 'standard';
  return (
    <>
      <ListSubheader disableSticky role="presentation" sx={{ px: 2.5, fontSize: 12, lineHeight: '24px' }}>
        {t('admin.header.layout')}
      </ListSubheader>
      {(['standard', 'classic'] as const).map((layout) => (
        <MenuItem
          key={layout}
          role="menuitemradio"
          aria-checked={layout === current}
          onClick={() => kept.set(layout)}
        >
          <CheckIcon sx={{ visibility: layout === current ? 'visible' : 'hidden' }} />
          {t(`admin.header.${layout}`)}
        </MenuItem>
      ))}
    </>
  );
}
