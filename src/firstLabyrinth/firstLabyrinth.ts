import { HOUSE_NAME } from '#domain/scenario/houseName.ts';
import { DOCUMENT_FORMAT, DOCUMENT_VERSION, type ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { buildFloors, type Places, placeCalled } from './build/buildFloors.ts';
import { FLOORS } from './floors/floors.ts';
import { MESSAGES } from './messages/messages.ts';
import { CHARACTERS } from './records/characters.ts';
import { CHESTS, RARE_FINDS } from './records/chests.ts';
import { FLAGS } from './records/flags.ts';
import { ITEMS } from './records/items.ts';
import { labyrinthRecords } from './records/labyrinths.ts';
import { MONSTERS } from './records/monsters.ts';
import { NPCS } from './records/npcs.ts';
import { OUTLINE } from './records/outline.ts';
import { RULES } from './records/rules.ts';
import { TABLES } from './records/tables.ts';

export interface FirstLabyrinth {
  readonly document: ScenarioDocument;
  /** The places on its floors. */
  readonly places: Places;
}

/** Builds the sample scenario: two labyrinths of five floors, won in about an hour by a party that begins at level 1. */
export function firstLabyrinth(): FirstLabyrinth {
  const { floors, places } = buildFloors(FLOORS);
  const labyrinths = labyrinthRecords([
    placeCalled(places, 'gatehouse.entrance'),
    placeCalled(places, 'clockwork.entrance'),
  ]);
  const kinds = [
    FLAGS,
    MESSAGES,
    ITEMS,
    CHESTS,
    RARE_FINDS,
    MONSTERS,
    TABLES,
    NPCS,
    CHARACTERS,
    ...labyrinths,
    ...RULES,
    ...OUTLINE,
  ];
  return {
    document: {
      format: DOCUMENT_FORMAT,
      version: DOCUMENT_VERSION,
      scenario: {
        title_ja: 'はじまりの迷宮',
        title_en: 'The First Labyrinth',
        author_name: HOUSE_NAME,
        languages: 'both',
      },
      floors: [...floors],
      records: Object.fromEntries(kinds.map(({ kind, rows }) => [kind, [...rows]])),
    },
    places,
  };
}
