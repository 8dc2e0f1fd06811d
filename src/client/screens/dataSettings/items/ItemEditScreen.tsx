import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { savingTexts } from '#client/saving/savingTexts.ts';
import { item } from '#domain/resources/item.ts';
import { EffectPalette } from './EffectPalette.tsx';
import { effectTexts } from './effectTexts.ts';

export const texts = { ...recordFormTexts, ...savingTexts, ...effectTexts };

/** One item in its form (spec 2 §2). */
export default function ItemEditScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={item} scenarioId={scenarioId} number={number}>
      <EffectPalette />
    </RecordScreen>
  );
}
