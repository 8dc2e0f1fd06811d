import { useAtomValue } from 'jotai';
import { Suspense, useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useFloorDesk } from '#client/floor/desk/useFloorDesk.ts';
import { useScenarioFloors } from '#client/floor/desk/useScenarioFloors.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { keepIfRoom } from '#client/saving/keepIfRoom.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { waiting } from './FloorMapScreen.css.ts';
import { MapEditor } from './MapEditor.tsx';
import { mapEditorTexts } from './mapEditorTexts.ts';
import { FloorZeroDialog } from './mapParts.ts';

interface FloorMapScreenProps {
  readonly scenarioId: string;
  /** 0-99; undefined opens the floor used last, or 01. 0 opens the dialog for the floor range of a labyrinth over that floor. */
  readonly floorNumber: number | undefined;
}

const lastFloorKey = (owner: string) => `meikyu.map.lastFloor.${owner}`;
const readLastFloor = (owner: string) => Number(webStorage('local').getItem(lastFloorKey(owner))) || 1;

/** The screen at /scenarios/{id}/floor-maps/{nn}. */
export default function FloorMapScreen({ scenarioId, floorNumber }: FloorMapScreenProps) {
  const text = useText(scenarioTexts);
  usePartTitle(text('scenarioTab.floorMap'));
  const [, navigate] = useLocation();
  const owner = `${useAtomValue(accountAtom)?.id}.${scenarioId}`;
  const goToLast = useCallback(
    () => navigate(floorPath(scenarioId, readLastFloor(owner)), { replace: true }),
    [owner, scenarioId, navigate],
  );
  useEffect(() => {
    if (floorNumber === undefined) goToLast();
    else if (floorNumber > 0) keepIfRoom(() => webStorage('local').setItem(lastFloorKey(owner), String(floorNumber)));
  }, [owner, floorNumber, goToLast]);
  if (floorNumber === undefined) return null;
  return (
    <>
      <OpenFloor scenarioId={scenarioId} floorNumber={floorNumber || readLastFloor(owner)} />
      <Suspense>{floorNumber === 0 && <FloorZeroDialog scenarioId={scenarioId} onClose={goToLast} />}</Suspense>
    </>
  );
}

function OpenFloor({ scenarioId, floorNumber }: { readonly scenarioId: string; readonly floorNumber: number }) {
  const text = useText(mapEditorTexts, pageTexts);
  const account = useAtomValue(accountAtom);
  const floors = useScenarioFloors(account?.id ?? '', scenarioId);
  const [, navigate] = useLocation();
  const { desk, before, failure, retry } = useFloorDesk(floors, floorNumber);
  const list = trpc.floors.list.useQuery({ scenario_id: scenarioId });
  const { refetch: askAgain } = list;
  const refetch = useCallback(() => void askAgain(), [askAgain]);
  if (desk) {
    return (
      <MapEditor
        scenarioId={scenarioId}
        floorNumber={floorNumber}
        desk={desk}
        floors={floors}
        listed={list.data?.data ?? []}
        onFloorsChanged={refetch}
      />
    );
  }
  return (
    <div className={waiting}>
      {failure === undefined ? (
        <Spinner />
      ) : (
        <EmptyState
          text={text('map.loadFailed')}
          action={
            <>
              <Button onPress={retry}>{text('common.retry')}</Button>
              {before !== undefined && (
                <Link
                  look="quiet"
                  href={floorPath(scenarioId, before)}
                  onPress={() => navigate(floorPath(scenarioId, before))}
                >
                  {text('map.backToFloor', { number: floorNumberText(before) })}
                </Link>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
