import { apiErrorOf, isUnreached } from '#client/api/apiError.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { type FailedQuery, NotLoaded } from './NotLoaded.tsx';

interface QueryFailureProps {
  readonly query: FailedQuery & { readonly error: unknown };
}

/** Replaces an answer that failed: an error page if the server answered, a retry button if nothing or only a proxy did. */
export function QueryFailure({ query }: QueryFailureProps) {
  const answer = apiErrorOf(query.error);
  if (answer && !isUnreached(query.error)) return <ErrorPage code={answer.code} />;
  return <NotLoaded query={query} />;
}
