import { useLayoutEffect, useState } from 'react';

/**
 * Returns the token in the query of the address, with which a game platform hands a player over; '' if there is none. It is removed from
 * the address bar, and so from the history, before any request; the rest of the query stays.
 */
export function useQueryToken(): string {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  useLayoutEffect(forgetToken, []);
  return token;
}

function forgetToken(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('token')) return;
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
