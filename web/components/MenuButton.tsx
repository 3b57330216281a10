import { Menu, type MenuProps } from '@mui/material';
import { type MouseEvent, type ReactNode, useState } from 'react';

type Trigger = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

type Props = Omit<MenuProps, 'open'> & {
  button: (trigger: Trigger) => ReactNode;
  staysOpen?: boolean;
};

export function MenuButton({ button, staysOpen = false, children, ...menu }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={({ target }) => {
          if (!staysOpen && (target as Element).closest('[role^=menuitem]')) close();
        }}
        {...menu}
      >
        {children}
      </Menu>
    </>
  );
}
