import { apiErrorOf, isUnreached } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { centred } from './page.css.ts';
import { pageTexts } from './pageTexts.ts';

interface QueryFailureProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** Replaces an answer that failed: an error page if the server answered, a retry button if nothing or only a proxy did. */
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
