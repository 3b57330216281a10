import CheckIcon from '@mui/icons-material/Check';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { ListSubheader, MenuItem, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { currentWorkspace, enterWorkspace } from '../workspace.ts';
import { useWorkspaces } from './useWorkspaces.ts';

/** Loads when the menu opens. A user with only their own workspace gets no choice. */
export function WorkspaceChoices() {
  const t = useTranslate('layout.workspace');
  const { data = [] } = useWorkspaces();
  const here = currentWorkspace();
  return (
    <>
      {!here && (
        <MenuItem component={Link} to="/people">
          <GroupOutlined />
          {t('people')}
        </MenuItem>
      )}
      {data.length > 1 && (
        <ListSubheader disableSticky role="presentation" sx={{ px: 2.5, fontSize: 12, lineHeight: '24px' }}>
          {t('title')}
        </ListSubheader>
      )}
      {data.length > 1 &&
        data.map((workspace) => {
          const entered = workspace.role === 'owner' ? null : workspace;
          const isHere = entered?._id === here?._id;
          return (
            <MenuItem
              key={workspace._id}
              role="menuitemradio"
              aria-checked={isHere}
              onClick={() => isHere || enterWorkspace(entered)}
            >
              <CheckIcon sx={{ visibility: isHere ? 'visible' : 'hidden' }} />
              <Typography component="span" noWrap variant="inherit">
                {workspace.name}
              </Typography>
            </MenuItem>
          );
        })}
    </>
  );
}
