import { alpha, type CSSObject, createTheme, lighten, type ThemeOptions } from '@mui/material/styles';
import { fontFamily, type Mode, radius, type Tone, tokens } from './tokens.ts';

export type { Tone };

type Own = ReturnType<typeof ownColors>;
declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Own {}
}

export const sidebarWidth = 232;
export const headerHeight = 56;
export const contentWidth = 1160;
export const tableWidth = 1440;

// As `breakpoints.down('sm')`.
const phone = '@media (max-width:767.95px)';

const font = (size: number, line: number, weight = 400) =>
  ({ fontSize: size, lineHeight: `${line}px`, fontWeight: weight }) as const;

function ownColors(mode: Mode) {
  const { tone, warningTint, tintShare, line, lineStrong, raised, shadow1 } = tokens[mode];
  const tintOf = (name: Tone) => alpha(tone[name], tintShare);
  const tint = {
    good: tintOf('good'),
    warning: warningTint,
    bad: tintOf('bad'),
    info: tintOf('info'),
    neutral: tintOf('neutral'),
  };
  return { tone, tint, line, lineStrong, raised, shadow1 };
}

/** @param locales MUI's texts in the language of the page */
export const themeOf = (mode: Mode, locales: readonly object[] = []) =>
  createTheme(themeOptions(mode), { components: styles(mode) }, ...locales);

function themeOptions(mode: Mode): ThemeOptions {
  const t = tokens[mode];
  const { tone } = t;
  // A button under the pointer: MUI would darken it, and dark text on it would be hard to read.
  const colour = (main: string) => (mode === 'dark' ? { main, dark: lighten(main, 0.18) } : { main });
  return {
    palette: {
      mode,
      primary: { ...colour(t.primary), contrastText: t.onPrimary },
      secondary: { ...colour(t.primary), contrastText: t.onPrimary },
      success: colour(tone.good),
      warning: colour(tone.warning),
      error: colour(tone.bad),
      info: colour(tone.info),
      background: { default: t.page, paper: t.surface },
      text: { primary: t.text, secondary: t.muted },
      divider: t.line,
      action: {
        active: t.muted,
        hover: alpha(t.text, t.hoverShare),
        hoverOpacity: t.hoverShare,
        selected: alpha(t.primary, mode === 'light' ? 0.08 : 0.14),
      },
      ...ownColors(mode),
    },
    shape: { borderRadius: radius.card },
    spacing: 4,
    // `sm` is the spec's mobile breakpoint, here and in react-admin.
    breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 180,
        enteringScreen: 180,
        leavingScreen: 150,
      },
    },
    typography: {
      fontFamily,
      h1: { ...font(20, 28, 600), letterSpacing: '-0.01em' },
      h2: { ...font(16, 24, 600), letterSpacing: '-0.005em' },
      h3: font(14, 20, 600),
      h4: font(14, 20, 600),
      h5: font(16, 24, 600),
      h6: font(16, 24, 600),
      subtitle1: font(14, 20, 500),
      subtitle2: font(13, 18, 500),
      body1: font(14, 20),
      body2: font(13, 18),
      caption: font(12, 16),
      button: { ...font(14, 20, 500), textTransform: 'none' },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiSvgIcon: { defaultProps: { fontSize: 'inherit' } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiTextField: { defaultProps: { size: 'small' } },
      // A text that is there on load must not interrupt. A failure says `role="alert"` itself.
      MuiAlert: { defaultProps: { role: 'status' } },
      // Labels are no headings.
      MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiInputLabel: { defaultProps: { shrink: true } },
      MuiOutlinedInput: { defaultProps: { notched: false } },
      MuiTooltip: { defaultProps: { enterDelay: 300 } },
      MuiDialog: { defaultProps: { maxWidth: false } },
      MuiDialogActions: { defaultProps: { disableSpacing: true } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      // react-admin's tables label the box around the input, which assistive technology ignores.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: () => ({ 'aria-label': undefined }),
            input: (props) => ({ 'aria-label': (props as { 'aria-label'?: string })['aria-label'] }),
          },
        },
      },
    },
  };
}

/** Forced colours drop backgrounds, which alone say what is chosen or how full a bar is. */
const forced = '@media (forced-colors: active)';
const highlighted = { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' };

/** The styles by component and slot. A plain record, because MUI's types lack react-admin's components. */
function styles(mode: Mode) {
  const t = tokens[mode];
  const { tint } = ownColors(mode);
  const line = `1px solid ${t.line}`;
  const floating = {
    backgroundColor: t.raised,
    border: line,
    boxShadow: t.shadow1,
    borderRadius: radius.card,
  };
  const input = { borderRadius: radius.input };
  const toned = (tone: Tone) => ({ backgroundColor: tint[tone], color: t.tone[tone] });
  const bySlot: Record<string, Record<string, CSSObject>> = {
    // base.css has the rules that visitors' pages need too.
    MuiCssBaseline: {
      html: { scrollPaddingTop: headerHeight + 16 },
      'html:has([data-sticky-bar])': { scrollPaddingBottom: 96 },
      'html:has([data-undo-bar])': { scrollPaddingBottom: 88 },
      'html:has([data-undo-bar]):has([data-sticky-bar])': { scrollPaddingBottom: 176 },
      // The end of a page can be scrolled above the bar.
      'main:has([data-undo-bar])': { paddingBottom: 88 },
      [forced]: {
        // More specific than the component's own rule for the same state.
        ':root body [aria-current]:not([aria-current=false]), :root body [aria-pressed=true]': highlighted,
      },
      [phone]: {
        'main:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed))': { paddingBottom: 84 },
      },
    },
    MuiButtonBase: { root: { '&:focus-visible': { outline: `2px solid ${t.primary}`, outlineOffset: 2 } } },
    MuiButton: {
      root: { ...input, minWidth: 0, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 30, padding: '4px 10px' },
      sizeMedium: { minHeight: 36, padding: '6px 14px' },
      sizeLarge: { minHeight: 40, padding: '8px 16px', fontSize: 14 },
      outlined: {
        '&.MuiButton-colorPrimary:not(.Mui-disabled)': { color: t.text, borderColor: t.lineStrong },
      },
    },
    MuiIconButton: { root: input },
    MuiSvgIcon: { root: { fontSize: 18 } },
    MuiPaper: { root: { backgroundImage: 'none' } },
    MuiCard: { root: { border: line } },
    // Labels stand above their fields, where long words (German) fit.
    MuiInputLabel: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        ...font(13, 18, 500),
        color: t.text,
        '&.Mui-focused, &.Mui-error': { color: t.text },
        '&.Mui-disabled': { color: t.muted },
      },
    },
    MuiFormLabel: { asterisk: { display: 'none' } },
    MuiOutlinedInput: {
      root: {
        ...input,
        backgroundColor: t.surface,
        lineHeight: '20px',
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: t.muted,
        },
      },
      input: {
        '&::placeholder': { color: t.muted, opacity: 1 },
        // As high as a button.
        '&:not(textarea)': { padding: '8px 12px', height: 20 },
        '.MuiInputBase-adornedStart > &:not(textarea)': { paddingLeft: 0 },
      },
      multiline: { padding: '8px 12px' },
      notchedOutline: { top: 0, borderColor: t.lineStrong, '& legend': { display: 'none' } },
    },
    MuiSelect: { select: { minHeight: 0 } },
    MuiFormHelperText: { root: { marginInline: 0 } },
    MuiFormControlLabel: { root: { marginRight: 0 } },
    MuiCheckbox: { root: { padding: 6 } },
    MuiTableCell: {
      root: { borderBottomColor: t.line, padding: '10px 16px' },
      head: { ...font(12, 16, 500), color: t.muted, backgroundColor: t.surface },
      sizeSmall: { padding: '9px 16px' },
    },
    MuiTableRow: { root: { '&:last-child > td': { borderBottom: 0 } } },
    MuiTooltip: { tooltip: { ...input, fontSize: 12, backgroundColor: t.text, color: t.page } },
    MuiDialog: { paper: { ...floating, width: 480, maxWidth: 'calc(100% - 32px)', margin: 16 } },
    MuiDialogTitle: { root: { padding: '20px 24px 8px' } },
    MuiDialogContent: { root: { padding: '8px 24px 16px' } },
    MuiDialogActions: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' } },
    MuiMenu: { paper: { marginTop: 4 }, list: { padding: 4 } },
    MuiPopover: { paper: floating },
    MuiAutocomplete: {
      root: { '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 5.5 } },
      paper: floating,
    },
    MuiMenuItem: { root: { borderRadius: 6, minHeight: 34, padding: '6px 10px', gap: 10 } },
    MuiListItemIcon: { root: { minWidth: 0, color: 'inherit' } },
    MuiDrawer: { paper: { backgroundColor: t.page, borderRight: line } },
    MuiTabs: { root: { minHeight: 40 }, indicator: { [forced]: highlighted } },
    MuiTab: { root: { minHeight: 40, minWidth: 0, padding: '8px 12px' } },
    MuiAlert: {
      root: { ...input, ...font(14, 20), padding: '6px 12px', alignItems: 'center' },
      standard: {
        '&.MuiAlert-colorSuccess': toned('good'),
        '&.MuiAlert-colorWarning': toned('warning'),
        '&.MuiAlert-colorError': toned('bad'),
        '&.MuiAlert-colorInfo': toned('info'),
        [forced]: { border: '1px solid' },
      },
      icon: { color: 'inherit !important', padding: '4px 0', marginRight: 10 },
    },
    MuiLink: { root: { fontWeight: 500 } },
    MuiLinearProgress: {
      root: {
        height: 6,
        borderRadius: radius.chip,
        backgroundColor: alpha(t.text, 0.08),
        [forced]: { border: '1px solid' },
      },
      bar: { [forced]: highlighted },
    },
    MuiToggleButton: { root: { ...input, borderColor: t.lineStrong, padding: '5px 12px' } },
    MuiTablePagination: { root: { borderBottom: 0, fontSize: 13 } },
    RaList: {
      root: { '& .RaList-main': { minWidth: 0, width: '100%' }, '& .RaList-content': { overflow: 'hidden' } },
    },
    RaDataTable: { root: { '& .RaDataTable-rowCell': { height: 44, whiteSpace: 'nowrap' } } },
    // On top of the column headers, so that the rows don't move.
    RaBulkActionsToolbar: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          top: 0,
          minHeight: 38,
          height: 38,
          padding: '0 8px',
          transform: 'none',
          transition: 'none',
          backgroundColor: t.raised,
          borderBottom: line,
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        '& .RaBulkActionsToolbar-title': { gap: 8, whiteSpace: 'nowrap' },
        '& .RaBulkActionsToolbar-icon': { marginLeft: 0 },
        '& .RaBulkActionsToolbar-topToolbar': { padding: 0, flex: 'none', flexWrap: 'nowrap' },
        // On a phone, it is too wide for one line and the top of the list may be out of view.
        [phone]: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'fixed',
            zIndex: 1100,
            inset: 'auto 0 0',
            flexWrap: 'wrap',
            height: 'auto',
            padding: '4px 8px max(4px, env(safe-area-inset-bottom))',
            border: 0,
            borderTop: line,
            borderRadius: 0,
            boxShadow: t.shadow1,
          },
        },
      },
    },
    RaListToolbar: { root: { backgroundColor: 'transparent !important', [phone]: { display: 'block' } } },
    RaTopToolbar: {
      root: {
        padding: 0,
        minHeight: 0,
        backgroundColor: 'transparent !important',
        '.RaList-actions > &': { flex: 'none', paddingBottom: 12 },
      },
    },
    RaSimpleList: {
      root: {
        '& .MuiListItem-root + .MuiListItem-root': { borderTop: line },
        '& .MuiListItemIcon-root': { marginRight: 12 },
        '& .MuiListItemText-root': { minWidth: 0 },
      },
    },
  };
  return Object.fromEntries(
    Object.entries(bySlot).map(([name, styleOverrides]) => [name, { styleOverrides }]),
  );
}
