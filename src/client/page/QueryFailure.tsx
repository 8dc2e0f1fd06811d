import { apiErrorOf, isUnreached } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { centred } from './page.css.ts';
import { pageTexts } from './pageTexts.ts';

interface QueryFailureProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** Stands where the answer would be: an error page for an answer of the server, a new try where none came, or only a proxy's. */
export function QueryFailure({ query }: QueryFailureProps) {
  const text = useText(pageTexts);
  const answer = apiErrorOf(query.error);
  if (answer && !isUnreached(query.error)) return <ErrorPage code={answer.code} />;
  return (
    <div className={centred}>
      <p>{text('error.notLoaded')}</p>
      <Button isPending={query.isFetching} onPress={() => void query.refetch()}>
        {text('common.retry')}
      </Button>
    </div>
  );
}
