import { magicRow } from '#domain/resources/magic/magicRow.ts';
import { MagicOdds } from './MagicOdds.tsx';
import { MagicPage } from './MagicPage.tsx';
import { MagicTable } from './MagicTable.tsx';
import { halves } from './magicPage.css.ts';

/** The magic that the rows of a set put on items, and the resulting odds. */
export default function MagicOnItemsScreen({ scenarioId }: { readonly scenarioId: string }) {
  return (
    <MagicPage scenarioId={scenarioId}>
      {(open) => (
        <div className={halves}>
          <MagicTable open={open} resource={magicRow} table="effects" />
          <MagicOdds content={open.content} />
        </div>
      )}
    </MagicPage>
  );
}
