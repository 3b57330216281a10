import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, type CoreAdminContextProps, CoreAdminUI, type CoreAdminUIProps, localStorageStore } from 'react-admin';

const store = localStorageStore();

type Props = CoreAdminContextProps & CoreAdminUIProps & { theme: Theme };

/**
 * react-admin's `<Admin>` without what it brings for who gives it no layout, sign-in, messages and theme of their own: those would be a
 * quarter of what a page loads.
 */
export function Admin({ basename, dataProvider, authProvider, i18nProvider, queryClient, theme, ...ui }: Props) {
  return (
    <CoreAdminContext {...{ basename, dataProvider, authProvider, i18nProvider, queryClient, store }}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI {...ui} />
      </ThemeProvider>
    </CoreAdminContext>
  );
}
