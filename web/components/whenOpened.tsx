import MuiDialog from '@mui/material/Dialog';
import MuiMenu from '@mui/material/Menu';
import { type ComponentType, useState } from 'react';

/** A part that is made when it is first opened: closed it would take as long to draw as what is seen. */
function whenOpened<Props extends { open: boolean }>(Part: ComponentType<Props>) {
  return function Opened(props: Props) {
    const [used, setUsed] = useState(props.open);
    if (props.open && !used) setUsed(true);
    return used ? <Part {...props} /> : null;
  };
}

export const Menu = whenOpened(MuiMenu);
export const Dialog = whenOpened(MuiDialog);
