import { Menu, type MenuProps } from '@mui/material';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { giveFocusBack } from './keepFocus.ts';

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
  const opener = useRef<HTMLElement>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick(event) {
          opener.current = event.currentTarget;
          setAnchor(event.currentTarget);
        },
      })}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // The menu can't do this while an item's action disables the button.
        slotProps={{ transition: { onExited: () => opener.current && giveFocusBack(opener.current) } }}
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
