import * as z from 'zod';
import { nameOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { cutLines } from '#domain/text/cutLines.ts';
import type { Label } from '#domain/text/languages.ts';
import { withoutUnseen } from '#domain/text/unseen.ts';
import { found } from '#game/queries/possessions.ts';
import type { World } from '#game/world/World.ts';
import { LOST_KINDS, type Lost, type LostKind, referredTo } from './fitState.ts';
import { byNumber, type RestingState } from './restingState.ts';

/** Maximum width of a name in half-width columns: the title of a labyrinth and the name of a floor in it. */
const WIDEST_NAME = 61;

/** Sanitizes an untrusted name from a save: a single line without invisible characters. */
const plain = (text: string): string => cutLines(withoutUnseen(text), WIDEST_NAME, 1).trim();
const name = z.string().transform(plain);

/** Keyed by kind and number, the Japanese and the English name; '' in a language without one. No save is refused because of a name. */
export const savedNamesSchema = z.partialRecord(z.enum(LOST_KINDS), byNumber(z.tuple([name, name])));
export type SavedNames = z.infer<typeof savedNamesSchema>;

/** A record that a world no longer has, with its name if known. */
export interface NamedLost extends Lost {
  readonly name?: Label;
}

/** Adds the names that a save has. */
export const named = (lost: readonly Lost[], names: SavedNames = {}): readonly NamedLost[] =>
  lost.map((one) => {
    const [ja = '', en = ''] = names[one.kind]?.[one.number] ?? [];
    return ja || en ? { ...one, name: { ja, en } } : one;
  });

/** The names of everything that a state refers to and that a later world may not have, as far as the player knows them. */
export function namesIn(world: World, state: RestingState): SavedNames {
  const names: { [Kind in LostKind]?: Record<string, [string, string]> } = {};
  for (const { kind, number } of referredTo(world, state)) {
    const { ja, en } = NAME_OF[kind](world, number, state);
    const pair: [string, string] = [plain(ja), plain(en)];
    if (pair.some((text) => text !== '')) names[kind] = { ...names[kind], [number]: pair };
  }
  return names;
}

const NAMELESS: Label = { ja: '', en: '' };

const NAME_OF: Readonly<Record<LostKind, (world: World, number: number, state: RestingState) => Label>> = {
  item: itemName,
  floor_map: floorName,
  monster: ({ monsters }, number) => nameOf(monster, monsters.get(number) ?? {}, number),
  treasure_special_item: (world, number, state) => itemName(world, world.specialItems.get(number)?.item ?? 0, state),
  npc: ({ npcs }, number) => nameOf(npc, npcs.get(number) ?? {}, number),
};

/** The true name of an item only if it was identified or seen in the shop; otherwise its unidentified name. */
function itemName(world: World, number: number, { roster, stock }: RestingState): Label {
  const record = world.items.get(number);
  if (!record) return NAMELESS;
  const held = roster.flatMap(({ items }) => items.filter((one) => one.item === number));
  const isKnown =
    held.length > 0 ? held.some(({ identified }) => identified) : number in stock || found(world, number).identified;
  const { unconfirmed_name_ja: ja, unconfirmed_name_en: en } = record;
  if (isKnown || !(ja || en)) return nameOf(item, record, number);
  return { ja: ja && `?${ja}`, en: en && `?${en}` };
}

/** The name of a floor with that of its labyrinth, since many floors have no name of their own. */
function floorName({ floors, labyrinths, labyrinthOf }: World, number: number): Label {
  const title = labyrinths.get(labyrinthOf.get(number) ?? -1)?.setting.labyrinth_title ?? NAMELESS;
  const { name_ja = '', name_en = '' } = floors.get(number)?.settings ?? {};
  return { ja: `${title.ja} ${name_ja}`, en: `${title.en} ${name_en}` };
}
