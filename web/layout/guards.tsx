import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { User } from '../../server/users/schemas.ts';
import { isPlace } from '../load.ts';
import { homeOf, placeAfterLogin, useSession } from '../session.ts';
import { askForPlace, forgetPlace } from '../token.ts';

/** Public pages: whoever is signed in goes on to where they were, or home. */
export function ForVisitors() {
  const { userData } = useSession();
  return userData ? <Navigate to={placeAfterLogin()} replace /> : <Outlet />;
}

/** Pages of one role: visitors go to /login, the other role to its own home. */
export function For({ who }: { who: User['role'] }) {
  const { userData } = useSession();
  const { pathname, search } = useLocation();
  const allowed = userData?.role === who;
  // On the way in only: a person who logs out here has asked for nothing.
  useState(() => {
    if (!userData && isPlace(pathname)) askForPlace(pathname + search);
  });
  useEffect(() => {
    if (allowed) forgetPlace();
  }, [allowed]);
  return allowed ? <Outlet /> : <Navigate to={homeOf(userData)} replace />;
}
