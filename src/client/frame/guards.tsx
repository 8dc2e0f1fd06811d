import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { apiErrorOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { accountAtom } from '#client/page/account.ts';
import { rememberRole, wasAdmin } from '#client/page/adminCookie.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { forgetRegistered, registeredAtom } from '#client/page/registered.ts';
import { useOpenScenario } from '#client/page/scenario/useOpenScenario.ts';

const AdminSite = lazyScreen(() => import('./AdminSite.tsx'));

/** Targets of links in mails: open to everyone who follows one, logged in or not. */
const LINK_PATHS = ['/auth/verify', '/auth/forgot', '/auth/reset'];

interface GuardProps {
  readonly children: ReactNode;
}

/**
 * Shows its children to verified users only. Redirects a guest to the login page (and back afterwards), a guest whom a game platform sends
 * with a token to the hand-over, an admin whose session has ended to the admin site, and an unverified user to the registration.
 */
export function Authenticate({ children }: GuardProps) {
  const token = useAtomValue(accessTokenAtom);
  const [path] = useLocation();
  const search = useSearch();
  if (token === undefined) {
    const { token: handedOver, ...rest } = Object.fromEntries(new URLSearchParams(search));
    if (handedOver !== undefined) {
      const further = new URLSearchParams({ ...rest, token: handedOver, return_to: path });
      return <Redirect to={`/auth/redirect?${further}`} replace />;
    }
    if (wasAdmin()) return <AdminSite />;
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
  useEffect(() => {
    setAccount(me.data?.data);
    if (me.data) rememberRole(me.data.data);
    // Whoever has come in is no longer new.
    if (me.data?.data.is_verified) forgetRegistered();
  }, [me.data, setAccount]);
  if (me.data && !me.data.data.is_verified) return <Redirect to="/auth/register" replace />;
  if (account) return children;
  // For an admin, any refusal except that the session has ended leads to the admin site.
  if (me.isError && wasAdmin() && (apiErrorOf(me.error)?.code ?? 401) !== 401) return <AdminSite />;
  return me.isError ? <QueryFailure query={me} /> : <LoadingPage />;
}

/**
 * Redirects admins to their own site (docs/product.md, "Roles"), except from a scenario that they were given a link to. Must stand inside
 * of Authenticate.
 */
export function RedirectIfAdmin({ children }: GuardProps) {
  const scenarioId = useOpenScenario();
  return useAtomValue(accountAtom)?.is_admin && scenarioId === undefined ? <AdminSite /> : children;
}

/**
 * Redirects users who are already logged in: back to where they came from, or home. Unverified users may stay to register, and everyone may
 * follow the link of a mail. How a registration ended is shown only to users who have just registered in this tab.
 */
export function RedirectIfAuthenticated({ children }: GuardProps) {
  const token = useAtomValue(accessTokenAtom);
  const [path] = useLocation();
  const returnPath = returnPathFrom(useSearch());
  const { isNew = false, username } = useAtomValue(registeredAtom);
  const isEnd = path === '/auth/register/completed';
  const isOpen = token === undefined || LINK_PATHS.includes(path);
  const me = trpc.accounts.me.useQuery(undefined, { enabled: !isOpen });
  if (token === undefined && isEnd && !isNew) return <Redirect to="/auth/login" replace />;
  if (isOpen || me.isError) return children;
  if (!me.data) return <LoadingPage />;
  if (isEnd && isNew && me.data.data.username === username) return children;
  if (me.data.data.is_verified) return <Redirect to={returnPath} replace />;
  return path === '/auth/register' ? children : <Redirect to="/auth/register" replace />;
}

/** Returns the address to open after the login: the `return_to` of the address if it is a path of this site, else home. */
function returnPathFrom(search: string): string {
  const path = new URLSearchParams(search).get('return_to') ?? '/';
  const isOwn = URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
  return isOwn && path.startsWith('/') && !path.startsWith('//') ? path : '/';
}
