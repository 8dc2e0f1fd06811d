import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { ImportPlanDialog } from '#client/page/import/ImportPlanDialog.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { floorTexts } from './floorTexts.ts';
import { ImportedFloors, isChanged, type MapImport } from './ImportedFloors.tsx';

/** Imports the chosen floors from a file. */
export function ImportMapsDialog({ scenarioId, desk, floors, listed, onFloorsChanged, onClose }: FloorDialogProps) {
  const text = useText(floorTexts);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const changedIn = ({ floors }: MapImport) => floors.filter(isChanged).map(({ number }) => number);

  /** Adds the result of an import to each open map as a step; the step of the current floor is made last, so undo takes it back first. */
  async function showFloors(done: MapImport) {
    const isLookedAt = (number: number) => Number(number === desk.number);
    const open = changedIn(done)
      .toSorted((one, other) => isLookedAt(one) - isLookedAt(other))
      .flatMap((number) => floors.known(number)?.session ?? [])
      .map((session) => ({ session, before: session.grid }));
    await floors.refresh().catch(() => {});
    for (const { session, before } of open) session.madeElsewhere('map.step.import', before);
    onFloorsChanged();
  }
  return (
    <ImportPlanDialog<MapImport>
      path={`scenarios/${scenarioId}/floor-maps/maps/import-map-data`}
      title={text('floor.importTitle')}
      place={text('floor.drop')}
      hint={text('floor.dropHint')}
      accept={['application/json', '.json', '.tmj', 'text/csv', '.csv']}
      choice={{ floors: [...wanted].map(floorNumberText).join(',') }}
      onPlan={(plan) => setWanted(new Set(changedIn(plan)))}
      changesOf={(plan) => changedIn(plan).filter((number) => wanted.has(number)).length}
      doneText={(done) => text('floor.imported', { count: changedIn(done).length })}
      onDone={showFloors}
      onClose={onClose}
    >
      {(plan) => <ImportedFloors plan={plan} floors={floors} listed={listed} wanted={wanted} onChange={setWanted} />}
    </ImportPlanDialog>
  );
}
