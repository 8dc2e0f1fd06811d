import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useRoute, useSearch } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { accessTokenAtom } from './accessToken.ts';
import { accountAtom } from './account.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { returnPathFrom } from './returnPath.ts';

const AdminSite = lazyScreen(() => import('./AdminSite.tsx'));

/** Where links of mails lead: open to whoever follows one, logged in or not. */
const LINK_PATHS = ['/auth/verify', '/auth/forgot', '/auth/reset'];

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

/**
 * Leads admins to their own site (spec 1 §6). A scenario that they were pointed to they may look at. Stands inside of
 * Authenticate.
 */
export function RedirectIfAdmin({ children }: GuardProps) {
  const [isScenario] = useRoute('/scenarios/:id/*?');
  return useAtomValue(accountAtom)?.is_admin && !isScenario ? <AdminSite /> : children;
}

/**
 * Keeps out who is logged in already: back to where they came from, or home. Who is not verified stays to register, and
 * who follows the link of a mail is let through.
 */
export function RedirectIfAuthenticated({ children }: GuardProps) {
  const token = useAtomValue(accessTokenAtom);
  const [path] = useLocation();
  const returnPath = returnPathFrom(useSearch());
  const isOpen = token === undefined || LINK_PATHS.includes(path);
  const me = trpc.accounts.me.useQuery(undefined, { enabled: !isOpen });
  if (isOpen || me.isError) return children;
  if (!me.data) return <LoadingPage />;
  if (me.data.data.is_verified) return <Redirect to={returnPath} replace />;
  return path === '/auth/register' ? children : <Redirect to="/auth/register" replace />;
}
