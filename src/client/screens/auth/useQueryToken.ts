import { useState } from 'react';

/**
 * The token in the query of the address, with which a game platform hands a player over; '' where there is none. It is taken out
 * of the address bar, and so out of the history, before anything is asked; what else stands there stays.
 */
export function useQueryToken(): string {
  const [token] = useState(takeToken);
  return token;
}

function takeToken(): string {
  const query = new URLSearchParams(location.search);
  const token = query.get('token') ?? '';
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  if (token !== '') history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return token;
}
