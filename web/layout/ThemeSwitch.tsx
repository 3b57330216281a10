import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { IconButton, MenuItem, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { type ColorMode, colorModes, useColorMode } from '../colorMode.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';

const icons: Record<ColorMode, ReactNode> = {
  light: <LightModeOutlined />,
  dark: <DarkModeOutlined />,
  system: <ContrastOutlined />,
};

export function ThemeSwitch() {
  const t = useTranslate('layout.theme');
  const [mode, setMode] = useColorMode();
  return (
    <MenuButton
      button={(trigger) => (
        <Tooltip title={t('name')}>
          <IconButton aria-label={t('name')} {...trigger}>
            {icons[mode]}
          </IconButton>
        </Tooltip>
      )}
    >
      {colorModes.map((each) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={each === mode}
          selected={each === mode}
          onClick={() => setMode(each)}
        >
          {icons[each]}
          {t(`${each}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
