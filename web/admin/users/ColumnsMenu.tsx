import CheckIcon from '@mui/icons-material/Check';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import { Button, MenuItem } from '@mui/material';
import { useTranslate as useRaTranslate, useStore } from 'react-admin';
import { MenuButton } from '../../components/MenuButton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { columns, hiddenAtFirst } from './userModel.ts';

/** Shows and hides columns, in react-admin's store. Its own ColumnsButton has options outside of a list box, and Escape doesn't close it. */
export function ColumnsMenu() {
  const t = useTranslate();
  const ra = useRaTranslate();
  const [hidden, setHidden] = useStore<string[]>('users.datatable', hiddenAtFirst);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <MenuButton
      staysOpen
      button={(trigger) => (
        <Button size="small" startIcon={<ViewWeekOutlined />} {...trigger}>
          {ra('ra.action.select_columns')}
        </Button>
      )}
    >
      {columns.map((source) => (
        <MenuItem
          key={source}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(source)}
          // The name of the user stays.
          disabled={source === 'firstName'}
          onClick={() => toggle(source)}
        >
          <CheckIcon sx={{ visibility: hidden.includes(source) ? 'hidden' : 'visible' }} />
          {t(`resources.users.fields.${source}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
