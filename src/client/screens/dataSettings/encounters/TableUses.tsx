import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { line, list, muted } from '#client/resource/form/panels.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { floorPath } from '#client/shell/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { FloorSheet } from './useCheckSheet.ts';
import { useFloorTitle } from './useFloorTitle.ts';

interface TableUsesProps {
  readonly floors: readonly FloorSheet[];
  readonly query: { readonly data: unknown; readonly isError: boolean; readonly refetch: () => unknown };
}

/** The floors that draw the open table, and where on them, each with a link there. */
export function TableUses({ floors, query }: TableUsesProps) {
  const text = useText();
  const titleOf = useFloorTitle();
  const { desk, number } = useOpenRecord();
  const uses = floors.flatMap((floor) => {
    const places = floor.places.flatMap(({ room_id, tables }) => {
      const drawn = tables.find(({ table }) => table === number);
      return drawn ? [{ room_id, chance: drawn.chance }] : [];
    });
    return places.length > 0 ? [{ floor, places }] : [];
  });
  const isWaiting = !query.data && !query.isError;
  return (
    <Panel title={text('encounters.uses')}>
      {isWaiting && <Spinner label={text('common.loading')} />}
      {query.isError && !query.data && (
        <p className={line}>
          <span className={muted}>{text('error.notLoaded')}</span>
          <Button size="small" onPress={() => void query.refetch()}>
            {text('common.retry')}
          </Button>
        </p>
      )}
      {query.data !== undefined && uses.length === 0 && <p className={muted}>{text('encounters.uses.none')}</p>}
      <ul className={list}>
        {uses.map(({ floor, places }) => (
          <li key={floor.number} className={line}>
            <RouteLink href={floorPath(desk.scenarioId, floor.number)}>{titleOf(floor)}</RouteLink>
            {places.map(({ room_id, chance }) => (
              <span key={room_id} className={muted}>
                {text(`checkSheet.place.${room_id}`)} {formatShare(chance)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
