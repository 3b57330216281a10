import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import './plainIcon.css';

/** What takes MUI's own styles to follow. */
const styled = [
  'sx',
  'color',
  'fontSize',
  'htmlColor',
  'titleAccess',
  'component',
  'inheritViewBox',
  'classes',
] as const;

type Props = SvgIconProps & { ownerState?: unknown };

/** In place of MUI's `createSvgIcon` (vite.config.ts): its icons take as long to draw as a row of text, and a table has hundreds. */
export default function plainIcon(path: ReactNode) {
  // biome-ignore lint/correctness/noComponentHookFactories: once for each icon, when its module is loaded
  function Icon({ ownerState: _, ...props }: Props) {
    if (styled.some((name) => props[name] !== undefined)) return <SvgIcon {...props}>{path}</SvgIcon>;
    const { className, ...rest } = props as React.SVGProps<SVGSVGElement>;
    return (
      <svg
        className={className ? `MuiSvgIcon-root ${className}` : 'MuiSvgIcon-root'}
        focusable="false"
        aria-hidden
        viewBox="0 0 24 24"
        {...rest}
      >
        {path}
      </svg>
    );
  }
  Icon.muiName = 'SvgIcon';
  return memo(Icon);
}
