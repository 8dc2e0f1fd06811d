import { useLayoutEffect, useState } from 'react';

/**
 * The token in the query of the address, with which a game platform hands a player over; '' where there is none. It is taken out
 * of the address bar, and so out of the history, before anything is asked; what else stands there stays.
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
