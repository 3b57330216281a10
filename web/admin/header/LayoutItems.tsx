import CheckIcon from '@mui/icons-material/Check';
import { ListSubheader, MenuItem } from '@mui/material';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { adminLayouts, useAdminLayout } from './layoutChoice.ts';

export function LayoutItems() {
  const t = useTranslate();
  const [current, choose] = useAdminLayout();
  return (
    <>
      <ListSubheader disableSticky role="presentation" sx={{ px: 2.5, fontSize: 12, lineHeight: '24px' }}>
        {t('admin.header.layout')}
      </ListSubheader>
      {adminLayouts.map((layout) => (
        <MenuItem
          key={layout}
          role="menuitemradio"
          aria-checked={layout === current}
          onClick={() => choose(layout)}
        >
          <CheckIcon sx={{ visibility: layout === current ? 'visible' : 'hidden' }} />
          {t(`admin.header.${layout}`)}
        </MenuItem>
      ))}
    </>
  );
}
