import { useEffect, useState } from 'react';

/**
 * The token of a link from a mail, which stands in the fragment so that it reaches no server log; '' where there is none.
 * It is taken out of the address bar, and so out of the history, before anything is asked. Another link that is opened in
 * the same tab changes nothing but the fragment.
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
