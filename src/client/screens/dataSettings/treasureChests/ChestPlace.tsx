import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { encounterPlaceTexts } from '#client/screens/dataSettings/encounters/encountersTexts.ts';
import { useFloorTitle } from '#client/screens/dataSettings/encounters/useFloorTitle.ts';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { ChestFloor, ChestSource } from './useChestOverview.ts';

interface ChestPlaceProps {
  readonly scenarioId: string;
  readonly floor: ChestFloor;
  readonly source: ChestSource;
}

/** The place of a chest as a link, and who leaves it. */
export function ChestPlace({ scenarioId, floor, source: { at, by } }: ChestPlaceProps) {
  const text = useText(encounterPlaceTexts);
  const language = useAtomValue(languageAtom);
  const title = useFloorTitle()(floor);
  const where =
    'room_id' in at
      ? text(`checkSheet.place.${at.room_id}`)
      : `${eventType(at.event).name[language]} x${at.x} y${at.y}`;
  const href =
    'room_id' in at
      ? floorPath(scenarioId, floor.number)
      : recordHref(scenarioId, 'floor_map', floor.number, cellFieldPath(at.x, at.y, 'event_id'));
  return (
    <span>
      <RouteLink href={href}>{`${title} ${where}`}</RouteLink>
      {by && (
        <span className={muted}>
          {' · '}
          <RouteLink href={recordHref(scenarioId, by.kind, by.number)}>
            {`${paddedNumber(by.kind, by.number)} ${inLanguage(by.name, language)}`.trim()}
          </RouteLink>
        </span>
      )}
    </span>
  );
}

/** Returns a key that is unique among the places of a scenario. */
export const placeKey = (floor: ChestFloor, { at, by }: ChestSource): string =>
  JSON.stringify([floor.number, at, by?.kind, by?.number]);

/** Returns all places of a chest, floor by floor. */
export const placesOfChest = (floors: readonly ChestFloor[], chest: number) =>
  floors.flatMap((floor) =>
    floor.sources.filter((source) => source.chest === chest).map((source) => ({ floor, source })),
  );
