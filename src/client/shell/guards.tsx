import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { AdminSiteNotice } from './AdminSiteNotice.tsx';
import { accessTokenAtom } from './accessToken.ts';
import { accountAtom } from './account.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { QueryFailure } from './QueryFailure.tsx';
import { returnPathFrom } from './returnPath.ts';

interface GuardProps {
  readonly children: ReactNode;
}

/** Lets verified readers pass. A guest goes to the login page (and returns afterwards), an unverified one to registration. */
export function Authenticate({ children }: GuardProps) {
  const token = useAtomValue(accessTokenAtom);
  const [path] = useLocation();
  const search = useSearch();
  if (token === undefined) {
    const place = search === '' ? path : `${path}?${search}`;
    return (
      <Redirect to={path === '/' ? '/auth/login' : `/auth/login?return_to=${encodeURIComponent(place)}`} replace />
    );
  }
  return <KnownAccount>{children}</KnownAccount>;
}

function KnownAccount({ children }: GuardProps) {
  const me = trpc.accounts.me.useQuery();
  const [account, setAccount] = useAtom(accountAtom);
  useEffect(() => setAccount(me.data?.data), [me.data, setAccount]);
  if (me.data && !me.data.data.is_verified) return <Redirect to="/auth/register" replace />;
  if (account) return children;
  return me.isError ? <QueryFailure query={me} /> : <LoadingPage />;
}

/** Keeps admins out: they have a site of their own (spec 1 §6). Stands inside of Authenticate. */
export function RedirectIfAdmin({ children }: GuardProps) {
  return useAtomValue(accountAtom)?.is_admin ? <AdminSiteNotice /> : children;
}

/** Keeps out who is logged in already: back to where they came from, or home. Who is not verified stays to register. */
export function RedirectIfAuthenticated({ children }: GuardProps) {
  const token = useAtomValue(accessTokenAtom);
  const [path] = useLocation();
  const returnPath = returnPathFrom(useSearch());
  const me = trpc.accounts.me.useQuery(undefined, { enabled: token !== undefined });
  if (token === undefined || me.isError) return children;
  if (!me.data) return <LoadingPage />;
  if (me.data.data.is_verified) return <Redirect to={returnPath} replace />;
  return path === '/auth/register' ? children : <Redirect to="/auth/register" replace />;
}
