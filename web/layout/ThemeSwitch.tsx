import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { IconButton, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type ColorMode, colorModes, useColorMode } from '../colorMode.ts';
import { Menu } from '../components/whenOpened.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

const icons: Record<ColorMode, ReactNode> = {
  light: <LightModeOutlined />,
  dark: <DarkModeOutlined />,
  system: <ContrastOutlined />,
};

export function ThemeSwitch() {
  const t = useTranslate();
  const [mode, setMode] = useColorMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: ColorMode) => {
    setMode(next);
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={t('layout.theme.name')}>
        <IconButton
          aria-label={t('layout.theme.name')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icons[mode]}
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {colorModes.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === mode}
            selected={each === mode}
            onClick={() => choose(each)}
          >
            {icons[each]}
            {t(`layout.theme.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
