import { alpha, type PaletteMode, type ThemeOptions } from '@mui/material/styles';
import { fontFamily, radius, tokens, toneNames } from './tokens.ts';

export type Tone = (typeof toneNames)[number];

type Own = {
  tone: Record<Tone, string>;
  tint: Record<Tone, string>;
  line: string;
  lineStrong: string;
  raised: string;
  shadow1: string;
};
declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Own {}
}

export const sidebarWidth = 232;
export const headerHeight = 56;
export const contentWidth = 1160;
export const tableWidth = 1440;

// As `breakpoints.down('sm')` says it.
const phone = '@media (max-width:767.95px)';

export function themeOptions(mode: PaletteMode): ThemeOptions {
  const t = tokens[mode];
  const tint = Object.fromEntries(
    toneNames.map((name) => [name, name === 'warning' ? t.warningTint : alpha(t.tone[name], t.tintShare)]),
  ) as Record<Tone, string>;
  const hover = alpha(t.text, t.hoverShare);
  const line = `1px solid ${t.line}`;
  const floating = {
    backgroundColor: t.raised,
    border: line,
    boxShadow: t.shadow1,
    borderRadius: radius.card,
  };
  const focus = { outline: `2px solid ${t.primary}`, outlineOffset: 2 };

  return {
    palette: {
      mode,
      primary: { main: t.primary, contrastText: t.onPrimary },
      secondary: { main: t.primary, contrastText: t.onPrimary },
      success: { main: t.tone.good },
      warning: { main: t.tone.warning },
      error: { main: t.tone.bad },
      info: { main: t.tone.info },
      background: { default: t.page, paper: t.surface },
      text: { primary: t.text, secondary: t.muted },
      divider: t.line,
      action: { hover, selected: alpha(t.primary, mode === 'light' ? 0.08 : 0.14) },
      tone: { ...t.tone },
      tint,
      line: t.line,
      lineStrong: t.lineStrong,
      raised: t.raised,
      shadow1: t.shadow1,
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
      easing: { easeInOut: 'ease-out', easeOut: 'ease-out', easeIn: 'ease-out', sharp: 'ease-out' },
    },
    typography: {
      fontFamily,
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.005em' },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h4: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h5: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h6: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 500 },
      subtitle2: { fontSize: 13, lineHeight: '18px', fontWeight: 500 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '18px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
    },
    components: {
      // The rest of what is true of every page is in base.css, which the pages for visitors have too.
      MuiCssBaseline: {
        styleOverrides: {
          html: { scrollPaddingTop: headerHeight + 16 },
          'html:has([data-sticky-bar])': { scrollPaddingBottom: 96 },
          [phone]: {
            'main:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed))': {
              paddingBottom: 84,
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': focus } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { borderRadius: radius.input, minWidth: 0, whiteSpace: 'nowrap' },
          sizeSmall: { minHeight: 30, padding: '4px 10px', fontSize: 13 },
          sizeMedium: { minHeight: 36, padding: '6px 14px' },
          sizeLarge: { minHeight: 40, padding: '8px 16px', fontSize: 14 },
          outlined: {
            '&.MuiButton-colorPrimary:not(.Mui-disabled)': {
              color: t.text,
              borderColor: t.lineStrong,
              '&:hover': { backgroundColor: hover },
            },
          },
          text: { '&:hover': { backgroundColor: hover } },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { borderRadius: radius.input, color: t.muted, '&:hover': { backgroundColor: hover } },
        },
      },
      MuiSvgIcon: { defaultProps: { fontSize: 'inherit' }, styleOverrides: { root: { fontSize: 18 } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: line, borderRadius: radius.card, boxShadow: 'none' } } },
      // Labels stand above their fields: they never move, and long words (German) have room.
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            maxWidth: 'none',
            marginBottom: 6,
            whiteSpace: 'normal',
            fontSize: 13,
            lineHeight: '18px',
            fontWeight: 500,
            color: t.text,
            '&.Mui-focused, &.Mui-error': { color: t.text },
            '&.Mui-disabled': { color: t.muted },
          },
        },
      },
      MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
      MuiOutlinedInput: {
        defaultProps: { notched: false },
        styleOverrides: {
          root: {
            borderRadius: radius.input,
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
            // The element before it already has a margin.
            '.MuiInputBase-adornedStart > &:not(textarea)': { paddingLeft: 0 },
          },
          multiline: { padding: '8px 12px' },
          notchedOutline: { top: 0, borderColor: t.lineStrong, '& legend': { display: 'none' } },
        },
      },
      MuiSelect: { styleOverrides: { select: { minHeight: 0 } } },
      MuiFormHelperText: {
        styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: 12, lineHeight: '16px' } },
      },
      MuiFormControlLabel: {
        styleOverrides: { root: { marginRight: 0 }, label: { fontSize: 14, lineHeight: '20px' } },
      },
      MuiCheckbox: {
        // The rows of react-admin's tables name the box around the input, which assistive technology does not look at.
        defaultProps: {
          slotProps: {
            root: () => ({ 'aria-label': undefined }),
            input: (props) => ({ 'aria-label': (props as { 'aria-label'?: string })['aria-label'] }),
          },
        },
        styleOverrides: { root: { padding: 6, color: t.muted } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { fontSize: 13, lineHeight: '18px', borderBottomColor: t.line, padding: '10px 16px' },
          head: {
            fontSize: 12,
            lineHeight: '16px',
            fontWeight: 500,
            color: t.muted,
            backgroundColor: t.surface,
          },
          sizeSmall: { padding: '9px 16px' },
        },
      },
      MuiTableRow: { styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } } },
      MuiTableSortLabel: { styleOverrides: { root: { '&:focus-visible': { ...focus, borderRadius: 4 } } } },
      MuiTooltip: {
        defaultProps: { enterDelay: 300 },
        styleOverrides: {
          tooltip: {
            fontSize: 12,
            lineHeight: '16px',
            padding: '6px 8px',
            borderRadius: radius.input,
            backgroundColor: t.text,
            color: t.page,
          },
        },
      },
      MuiDialog: {
        defaultProps: { maxWidth: false },
        styleOverrides: { paper: { ...floating, width: 480, maxWidth: 'calc(100% - 32px)', margin: 16 } },
      },
      MuiDialogTitle: {
        styleOverrides: {
          root: { fontSize: 16, lineHeight: '24px', fontWeight: 600, padding: '20px 24px 8px' },
        },
      },
      MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
      MuiDialogActions: {
        styleOverrides: {
          root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
        },
      },
      MuiBackdrop: {
        styleOverrides: {
          root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(15, 17, 19, 0.4)' } },
        },
      },
      MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { padding: 4 } } },
      MuiPopover: { styleOverrides: { paper: floating } },
      MuiAutocomplete: {
        styleOverrides: {
          root: { '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 5.5 } },
          paper: floating,
          listbox: { padding: 4, fontSize: 14 },
          option: { borderRadius: 6 },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: { borderRadius: 6, minHeight: 34, fontSize: 14, padding: '6px 10px', gap: 10 },
        },
      },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
      MuiDrawer: { styleOverrides: { paper: { backgroundColor: t.page, borderRight: line } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '8px 12px', fontSize: 14 } } },
      MuiAlert: {
        styleOverrides: {
          root: {
            borderRadius: radius.input,
            fontSize: 14,
            lineHeight: '20px',
            padding: '6px 12px',
            alignItems: 'center',
          },
          standard: {
            '&.MuiAlert-colorSuccess': { backgroundColor: tint.good, color: t.tone.good },
            '&.MuiAlert-colorWarning': { backgroundColor: tint.warning, color: t.tone.warning },
            '&.MuiAlert-colorError': { backgroundColor: tint.bad, color: t.tone.bad },
            '&.MuiAlert-colorInfo': { backgroundColor: tint.info, color: t.tone.info },
          },
          icon: { color: 'inherit !important', padding: '4px 0', marginRight: 10 },
        },
      },
      MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
      MuiSkeleton: {
        styleOverrides: {
          root: { backgroundColor: alpha(t.text, 0.08) },
          rounded: { borderRadius: radius.input },
        },
      },
      MuiLinearProgress: {
        styleOverrides: {
          root: { height: 6, borderRadius: radius.chip, backgroundColor: alpha(t.text, 0.08) },
          bar: { borderRadius: radius.chip },
        },
      },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            borderRadius: radius.input,
            borderColor: t.lineStrong,
            textTransform: 'none',
            padding: '5px 12px',
          },
        },
      },
      MuiTablePagination: {
        styleOverrides: {
          root: { borderBottom: 0, fontSize: 13 },
          selectLabel: { fontSize: 13 },
          displayedRows: { fontSize: 13 },
        },
      },
      ...reactAdmin(line, t.raised, t.shadow1),
    },
  };
}

/** react-admin's own parts have theme slots that MUI's types don't know. */
function reactAdmin(line: string, raised: string, shadow: string): object {
  return {
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-main': { minWidth: 0, width: '100%' },
          '& .RaList-content': {
            border: line,
            borderRadius: radius.card,
            overflow: 'hidden',
            boxShadow: 'none',
          },
        },
      },
    },
    RaDataTable: {
      styleOverrides: { root: { '& .RaDataTable-rowCell': { height: 44, whiteSpace: 'nowrap' } } },
    },
    // Over the heads of the columns, so that no row moves away from under the pointer.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            top: 0,
            minHeight: 38,
            height: 38,
            padding: '0 8px',
            transform: 'none',
            transition: 'none',
            backgroundColor: raised,
            borderBottom: line,
          },
          '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
          '& .RaBulkActionsToolbar-title': { gap: 8, whiteSpace: 'nowrap' },
          '& .RaBulkActionsToolbar-icon': { marginLeft: 0 },
          '& .RaBulkActionsToolbar-topToolbar': { padding: 0, flex: 'none', flexWrap: 'nowrap' },
          // There is no room for it in one line there, and the top of the list is far.
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
              boxShadow: shadow,
            },
          },
        },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: { backgroundColor: 'transparent !important', [phone]: { display: 'block' } },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          padding: 0,
          minHeight: 0,
          backgroundColor: 'transparent !important',
          '.RaList-actions > &': { flex: 'none', paddingBottom: 12 },
        },
      },
    },
    RaFilterForm: {
      styleOverrides: {
        root: {
          paddingBottom: 12,
          gap: 8,
          minHeight: 0,
          [phone]: {
            '& .RaFilterForm-filterFormInput': { flex: '1 1 120px' },
            '& .RaFilterForm-filterFormInput[data-source=q]': { flexBasis: '100%' },
            '& .RaFilterForm-filterFormInput .MuiFormControl-root': { width: '100%' },
          },
        },
      },
    },
    RaSimpleList: {
      styleOverrides: {
        root: {
          '& .MuiListItem-root + .MuiListItem-root': { borderTop: line },
          '& .MuiListItemIcon-root': { marginRight: 12 },
          '& .MuiListItemText-root': { minWidth: 0 },
        },
      },
    },
  };
}
