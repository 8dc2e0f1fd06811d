import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { useText } from '#client/i18n/useText.ts';
import { MapClipboard } from '#client/mapEditor/selection/MapClipboard.ts';
import { selectionCommands } from '#client/mapEditor/selection/selectionCommands.ts';
import { selectionDeskAtom } from '#client/mapEditor/selection/selectionDesk.ts';
import { useStamps } from '#client/mapEditor/selection/useStamps.ts';
import { withStamp } from '#client/mapEditor/selection/withStamp.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { accountAtom } from '#client/page/account.ts';
import { fetchChunk } from '#client/page/fetchChunk.ts';
import { recordsOf } from '#client/resource/model/useRecordDesk.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { MOST_STAMPS } from '#domain/accountDocuments/stampLimits.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import { packRegion, unpackRegion } from '#domain/map/packRegion.ts';
import { withoutFloor } from '#domain/map/pasteRegion.ts';

const NONE: readonly MapCommand[] = [];

/** Returns the commands of a stage's selection, with the author's clipboard and stamps. */
export function useSelectionCommands(
  stage: MapStage | undefined,
  scenario: string,
  floors: ScenarioFloors,
): readonly MapCommand[] {
  const text = useText(selectionTexts);
  const store = useStore();
  const setDesk = useSetAtom(selectionDeskAtom);
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const clipboard = useMemo(() => new MapClipboard(webStorage('local'), accountId), [accountId]);
  const { stamps, change } = useStamps();
  const here = useCallback(() => store.get(mapPointAtom) ?? stage?.cursor ?? { x: 0, y: 0 }, [store, stage]);
  const commands = useMemo(
    () => (stage ? selectionCommands({ selection: stage.selection, clipboard, scenario, here }) : NONE),
    [stage, clipboard, scenario, here],
  );

  useEffect(() => floors.onStep((step) => clipboard.follow(step)), [floors, clipboard]);
  useEffect(() => {
    const load = () => fetchChunk(() => import('#client/mapEditor/follow/followRecords.ts'));
    return floors.onStep((step) => {
      if (!step.step.records) return;
      const records = recordsOf(accountId, scenario);
      void load().then(({ followRecords }) => followRecords(step, records));
    });
  }, [floors, accountId, scenario]);

  const newStamp = useCallback(() => {
    const region = stage?.selection.region();
    if (!region) return undefined;
    if (stamps.length >= MOST_STAMPS) {
      showSnackbar(text('map.stamp.most', { count: MOST_STAMPS }), { tone: 'danger' });
      return undefined;
    }
    return { id: newId(), key: 0, region: keptRegion(region), scenario };
  }, [stage, stamps, text, scenario]);
  const recall = useCallback(
    (stamp: Stamp) =>
      stage?.selection.hold(unpackRegion(stamp.region), 'stamp', here(), {
        from: stamp.scenario === scenario ? undefined : stamp.scenario,
      }),
    [stage, scenario, here],
  );

  useEffect(() => {
    stage?.selection.onDigit((digit, stores) => {
      if (!stores) {
        const stamp = stamps.find(({ key }) => key === digit);
        if (stamp) recall(stamp);
        else showSnackbar(text('map.stamp.empty', { key: digit }));
        return;
      }
      const made = newStamp();
      if (!made) return;
      const stamp = { ...made, key: digit, name: text('map.stamp.new', { number: stamps.length + 1 }) };
      change((present) => withStamp(present, stamp));
      showSnackbar(text('map.stamp.stored', { name: stamp.name, key: digit }));
    });
  }, [stage, stamps, change, recall, newStamp, text]);

  useEffect(() => {
    if (!stage) return;
    setDesk({ selection: stage.selection, scenario, commands, stamps, changeStamps: change, recall, newStamp });
    return () => setDesk(undefined);
  }, [setDesk, stage, scenario, commands, stamps, change, recall, newStamp]);
  return commands;
}

/** Returns a new id. It also works on pages served without HTTPS, where `crypto.randomUUID` is missing. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12).padEnd(8, '0')}`;

function keptRegion(region: Parameters<typeof packRegion>[0]): Stamp['region'] {
  const { rows, outer, placement, ...packed } = packRegion(withoutFloor(region));
  return { ...packed, floor: 0, rows: [...rows], outer: outer.map((half) => [...half]), placement: [...placement] };
}
