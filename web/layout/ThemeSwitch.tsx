import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MonitorOutlined from '@mui/icons-material/MonitorOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type ColorMode, colorModes, useColorMode } from '../colorMode.ts';

const faces: Record<ColorMode, { label: string; icon: ReactNode }> = {
  light: { label: 'Light', icon: <LightModeOutlined /> },
  dark: { label: 'Dark', icon: <DarkModeOutlined /> },
  system: { label: 'System', icon: <MonitorOutlined /> },
};

export function ThemeSwitch() {
  const [mode, setMode] = useColorMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: ColorMode) => {
    setMode(next);
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title="Theme">
        <IconButton aria-label="Theme" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          {faces[mode].icon}
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
            {faces[each].icon}
            {faces[each].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
