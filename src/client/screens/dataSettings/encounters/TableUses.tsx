import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { AnswerPanel } from '#client/page/AnswerPanel.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorPath, scenarioPath } from '#client/page/scenario/scenario.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { line, list, muted } from '#client/ui/panels.css.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import { encounterPlaceTexts, encountersTexts } from './encountersTexts.ts';
import type { FloorSlots, useTableUses } from './useEncounters.ts';
import { useFloorTitle } from './useFloorTitle.ts';

/** The floors that use the open table, by which slot, and where they draw from it, each with a link. */
export function TableUses({ query }: { readonly query: ReturnType<typeof useTableUses> }) {
  const text = useText(encountersTexts);
  const titleOf = useFloorTitle();
  const { desk, number } = useOpenRecord();
  const uses = (query.data?.data ?? []).flatMap((floor) =>
    floor.slots.filter(({ table }) => table === number).map((slot) => ({ floor, slot })),
  );
  return (
    <AnswerPanel
      title={text('encounters.uses')}
      query={query}
      none={
        uses.length === 0 && (
          <>
            {text('encounters.uses.none')}{' '}
            <RouteLink href={`${scenarioPath(desk.scenarioId)}/floor-maps`}>{text('checkSheet.toFloors')}</RouteLink>
          </>
        )
      }
    >
      <ul className={list}>
        {uses.map(({ floor, slot }) => (
          <li key={`${floor.number} ${slot.slot}`} className={line}>
            <RouteLink href={floorPath(desk.scenarioId, floor.number)}>{titleOf(floor)}</RouteLink>
            <span>{text('encounters.uses.slot', { number: slot.slot })}</span>
            <Draws scenarioId={desk.scenarioId} floor={floor} slot={slot} />
          </li>
        ))}
      </ul>
    </AnswerPanel>
  );
}

interface DrawsProps {
  readonly scenarioId: string;
  readonly floor: FloorSlots;
  readonly slot: FloorSlots['slots'][number];
}

/** The places that draw from a slot of a floor. */
function Draws({ scenarioId, floor, slot: { places, battles } }: DrawsProps) {
  const text = useText(encounterPlaceTexts, encountersTexts);
  if (!floor.has_map) return <span className={muted}>{text('encounters.uses.noMap')}</span>;
  if (places.length === 0 && battles.length === 0)
    return <span className={muted}>{text('encounters.uses.never')}</span>;
  return (
    <>
      {places.map(({ room_id, chance }) => (
        <span key={room_id} className={muted}>
          {text(`checkSheet.place.${room_id}`)} {formatShare(chance)}
        </span>
      ))}
      {battles.map(({ x, y }) => (
        <RouteLink
          key={`${x} ${y}`}
          href={recordHref(scenarioId, 'floor_map', floor.number, cellFieldPath(x, y, 'event_id'))}
        >
          {text('encounters.uses.battle', { x, y })}
        </RouteLink>
      ))}
    </>
  );
}
