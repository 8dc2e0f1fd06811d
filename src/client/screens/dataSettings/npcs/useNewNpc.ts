import { useLocation } from 'wouter';
import { currentLanguage } from '#client/i18n/language.ts';
import { useMay } from '#client/page/may.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { blankNumbers } from '#client/resource/model/writtenNumbers.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { npc, portraitOf, TALK } from '#domain/resources/npc.ts';

/** Returns the function that makes an NPC who has a face and can be talked to, and opens it; undefined if there is no room or right. */
export function useNewNpc(desk: RecordDesk): (() => void) | undefined {
  const [, navigate] = useLocation();
  const canWrite = useMay('edit');
  const number = useDesk(desk, () => blankNumbers(desk, numbersOf(desk.resource))[0]);
  if (!canWrite || number === undefined) return undefined;
  return () => {
    const values: Readonly<Record<string, unknown>> = {
      display_graphic: portraitOf(number),
      [`commands.${TALK}`]: true,
    };
    desk.edit(npc.leaves.flatMap((leaf) => (leaf.path in values ? { number, leaf, value: values[leaf.path] } : [])));
    navigate(recordHref(desk.scenarioId, 'npc', number, `name_${currentLanguage()}`));
  };
}
