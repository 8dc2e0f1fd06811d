import { useText } from '#client/i18n/useText.ts';
import { Pagination } from '#client/ui/Pagination.tsx';
import { pagedTexts } from './pagedTexts.ts';

interface PagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
  /** The name of the list, if a screen has several of them. */
  readonly title?: string;
}

/** The page navigation of a list. */
export function Pages({ title, ...pages }: PagesProps) {
  const text = useText(pagedTexts);
  const navigation = text('pages.navigation');
  return (
    <Pagination
      {...pages}
      labels={{
        navigation: title === undefined ? navigation : `${title}: ${navigation}`,
        first: text('pages.first'),
        previous: text('pages.previous'),
        next: text('pages.next'),
        last: text('pages.last'),
      }}
    />
  );
}
