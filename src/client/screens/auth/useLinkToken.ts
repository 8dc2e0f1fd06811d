import { useEffect, useState } from 'react';

/**
 * Returns the token of a link from a mail; '' if there is none. It is in the fragment, so that it reaches no server log. It is removed from
 * the address bar, and so from the history, before any request. Opening another link in the same tab changes only the fragment.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const follow = () => setToken((present) => takeToken() || present);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return token;
}

function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
