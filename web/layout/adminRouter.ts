/**
 * What react-admin's core sees of react-router. It stands within the router of show.tsx; the one that it would make for itself
 * elsewhere, with loaders and actions, is as large as react-admin's own code for pages, and every visitor would load it.
 */
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom';

const missing = (): never => {
  throw new Error('<Admin> is within a router already: see vite.config.ts');
};

export { missing as createHashRouter, missing as RouterProvider };
