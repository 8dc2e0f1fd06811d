import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { floorMap } from '#domain/resources/floorMap.ts';
import { faultText } from '#domain/text/fault.ts';
import { checkAppearance } from '#game/measure/checkAppearance.ts';
import { encounterFloor } from '#game/measure/encounterFloor.ts';

/** Lists the encounter tables of a floor that can never occur, given its settings and map as they are edited here. */
export function AppearanceWarnings({ desk }: { readonly desk: FloorDesk }) {
  const language = useAtomValue(languageAtom);
  const values = useSyncExternalStore(
    (listener) => desk.settings.subscribe(listener),
    () => desk.settings.values,
  );
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const problems = checkAppearance(encounterFloor(values, grid));
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">
      {problems.map(({ path, fault }) => (
        <p key={path}>
          {floorMap.leaves.find((leaf) => leaf.path === path)?.label[language]}: {faultText(fault)[language]}
        </p>
      ))}
    </Notice>
  );
}
