import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import {
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  localStorageStore,
  Resource,
  ResourceDefinitionContextProvider,
  type ResourceProps,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';

const store = localStorageStore();

type Props = Omit<CoreAdminContextProps, 'children'> & {
  theme: Theme;
  layout: ComponentType<{ children: ReactNode }>;
  /** Routes and resources, the same for as long as it is shown. */
  children: ReactNode;
};

const isResource = (child: ReactNode): child is ReactElement<ResourceProps> =>
  isValidElement(child) && child.type === Resource;

/**
 * react-admin's `<Admin>` with our layout. Its own brings another, a sign-in and messages, which are a quarter of what a page loads;
 * and it finds its routes after it was drawn, and draws every row of a list once more for that.
 */
export function Admin({ theme, layout: Layout, children, ...context }: Props) {
  const [{ definitions, routes }] = useState(() => {
    const all = Children.toArray(children);
    const resources = all.filter(isResource);
    const definitions = Object.fromEntries(
      resources.map(({ props }) => [props.name, Resource.registerResource(props)]),
    );
    return {
      definitions,
      routes: [
        ...all.filter((child) => !isResource(child)),
        ...resources
          .filter(({ props: { name } }) => definitions[name]?.hasList)
          .map((resource) => (
            <Route key={resource.key} path={`${resource.props.name}/*`} element={resource} />
          )),
      ],
    };
  });
  return (
    <CoreAdminContext {...context} store={store}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <Layout>
            <Routes>
              {routes}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Layout>
        </ThemeProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
