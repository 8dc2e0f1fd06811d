import { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { MagicPage } from './MagicPage.tsx';
import { MagicTable } from './MagicTable.tsx';

export { autoMagicTexts as texts } from './autoMagicTexts.ts';

/** The 126 effects of a set: which come, at which level and how easily. */
export default function MagicEffectScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <MagicPage scenarioId={scenarioId}>{(open) => <MagicTable open={open} resource={magicEffect} />}</MagicPage>;
}
