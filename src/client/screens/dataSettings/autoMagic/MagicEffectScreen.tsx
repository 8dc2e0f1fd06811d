import { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { MagicOdds } from './MagicOdds.tsx';
import { MagicPage } from './MagicPage.tsx';
import { MagicTable } from './MagicTable.tsx';
import { halves } from './magicPage.css.ts';

/** The 126 effects of a set: which occur, at which level and how often. */
export default function MagicEffectScreen({ scenarioId }: { readonly scenarioId: string }) {
  return (
    <MagicPage scenarioId={scenarioId}>
      {(open) => (
        <div className={halves}>
          <MagicTable open={open} resource={magicEffect} />
          <MagicOdds content={open.content} />
        </div>
      )}
    </MagicPage>
  );
}
