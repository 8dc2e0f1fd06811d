import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { centred } from './page.css.ts';
import { pageTexts } from './pageTexts.ts';

export interface FailedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Says in place of an answer that it did not come, and offers to ask again. */
export function NotLoaded({ query }: { readonly query: FailedQuery }) {
  const text = useText(pageTexts);
  return (
    <div className={centred}>
      <p>{text('error.notLoaded')}</p>
      <Button isPending={query.isFetching} onPress={() => void query.refetch()}>
        {text('common.retry')}
      </Button>
    </div>
  );
}
