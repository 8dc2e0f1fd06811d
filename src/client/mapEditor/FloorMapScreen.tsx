import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/shell/account.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { waiting } from './FloorMapScreen.css.ts';
import { MapEditor } from './MapEditor.tsx';
import { floorNumberText } from './state/floorNumberText.ts';
import { useFloorDesk } from './state/useFloorDesk.ts';
import { useScenarioFloors } from './state/useScenarioFloors.ts';

export { mapEditorTexts as texts } from './texts.ts';

interface FloorMapScreenProps {
  readonly scenarioId: string;
  /** 1-99; undefined: the floor used last, else 01. */
  readonly floorNumber: number | undefined;
}

const lastFloorKey = (owner: string) => `meikyu.map.lastFloor.${owner}`;

/** /scenarios/{id}/floor-maps/{nn} */
export default function FloorMapScreen({ scenarioId, floorNumber }: FloorMapScreenProps) {
  const [, navigate] = useLocation();
  const owner = `${useAtomValue(accountAtom)?.id}.${scenarioId}`;
  useEffect(() => {
    if (floorNumber !== undefined) {
      localStorage.setItem(lastFloorKey(owner), String(floorNumber));
      return;
    }
    const last = Number(localStorage.getItem(lastFloorKey(owner))) || 1;
    navigate(`/scenarios/${scenarioId}/floor-maps/${floorNumberText(last)}`, { replace: true });
  }, [owner, scenarioId, floorNumber, navigate]);
  return floorNumber === undefined ? null : <OpenFloor scenarioId={scenarioId} floorNumber={floorNumber} />;
}

function OpenFloor({ scenarioId, floorNumber }: { readonly scenarioId: string; readonly floorNumber: number }) {
  const text = useText();
  const account = useAtomValue(accountAtom);
  const floors = useScenarioFloors(account?.id ?? '', scenarioId);
  const { desk, failure, retry } = useFloorDesk(floors, floorNumber);
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
        <EmptyState text={text('map.loadFailed')} action={<Button onPress={retry}>{text('map.retry')}</Button>} />
      )}
    </div>
  );
}
