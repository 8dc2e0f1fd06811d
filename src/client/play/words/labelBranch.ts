import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import type { Branch } from '#client/play/session/narrowed.ts';
import { rowOf } from '#domain/resources/npcRows.ts';
import { WISHES } from '#domain/resources/spells/wishSpells.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { npcHere } from '#game/facilities/npcHere.ts';
import type { Order, PlayerInput } from '#game/inputs.ts';
import { powerOf } from '#game/spells/powerOf.ts';
import { targetKind } from '#game/spells/targets.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { labelInput } from './labelInput.ts';
import type { Names } from './Names.ts';
import type { playTexts } from './playTexts.ts';

/** The context for naming a branch. */
export interface Labelling {
  readonly text: TextOf<TextKey<typeof playTexts>>;
  readonly names: Names;
  readonly world: World;
  readonly state: GameState;
}

/** Returns the label of a branch of inputs. */
export function labelBranch(labelling: Labelling, { field, value, options }: Branch<PlayerInput>): string {
  const { text, names, world, state } = labelling;
  const [first] = options;
  if (first?.do === 'talk' && options.length === 1) return topicWord(labelling, first.topic);
  if (field === 'do') return first ? labelInput(text, names, state, first) : '';
  const number = Number(value);
  switch (field) {
    case 'member':
    case 'to':
      return memberName(labelling, number);
    case 'slot':
      return first && 'member' in first ? heldName(labelling, state.roster[first.member], number) : '';
    case 'trade': {
      const npc = npcHere(world, state)?.npc;
      const trade = npc?.trades[rowOf(npc, 'trades', number)];
      return trade
        ? text('play.trade', { wants: names.item(trade.wants_item), gives: names.item(trade.gives_item) })
        : '';
    }
    case 'spell':
      return names.spell(number);
    case 'target':
      return first ? targetName(labelling, first, number) : '';
    case 'trap':
      return names.trap(number);
    default:
      return String(value);
  }
}

/** Returns the label of a branch of a member's orders. */
export function labelOrder(
  labelling: Labelling,
  member: Member | undefined,
  { field, value, options }: Branch<Order>,
): string {
  const { text, world, names } = labelling;
  const [first] = options;
  if (first?.act === 'strike') return text('play.order.strike', { foe: groupName(labelling, first.group) });
  if (field === 'act') return first ? text(`play.order.${first.act}`) : '';
  const number = Number(value);
  if (field === 'group') return groupName(labelling, number);
  if (field === 'spell') return names.spell(number);
  if (field === 'slot') return heldName(labelling, member, number);
  const spell = first?.act === 'cast' ? first.spell : undefined;
  const record = spell === undefined ? undefined : world.spells.get(spell);
  const kind = spell !== undefined && record ? targetKind(spell, record) : 'group';
  if (kind === 'member') return memberName(labelling, labelling.state.party[number] ?? -1);
  return kind === 'group' ? groupName(labelling, number) : wishName(labelling, number);
}

/** Outside of battles, the target of magic is a member, an item of its user, or one of the wishes. */
function targetName(labelling: Labelling, input: PlayerInput, target: number): string {
  const { world, state } = labelling;
  if (input.do !== 'cast' && input.do !== 'use') return '';
  const member = state.roster[input.member];
  const held = input.do === 'use' ? member?.items[input.slot] : undefined;
  const power = member && held ? powerOf(world, member, held) : undefined;
  if (power?.identifies) return heldName(labelling, member, target);
  const spell = input.do === 'cast' ? input.spell : power?.spell;
  const record = spell === undefined ? undefined : world.spells.get(spell);
  if (spell !== undefined && record && targetKind(spell, record) === 'wish') {
    return wishName(labelling, target);
  }
  return memberName(labelling, state.party[target] ?? -1);
}

/** Returns the word of a topic by its number in saves. */
function topicWord({ names, world, state }: Labelling, number: number): string {
  const npc = npcHere(world, state)?.npc;
  const topic = npc?.topics[rowOf(npc, 'topics', number)];
  return topic ? fieldInLanguage(topic, 'word', names.language) : '';
}

const wishName = ({ names }: Labelling, code: number): string =>
  WISHES.find((one) => one.code === code)?.label[names.language] ?? '';

function memberName({ state, names }: Labelling, at: number): string {
  const member = state.roster[at];
  return member ? names.member(member) : '';
}

function heldName({ text, names }: Labelling, member: Member | undefined, slot: number): string {
  const held = member?.items[slot];
  if (!held) return '';
  const name = names.held(held);
  return held.worn ? text('play.worn', { name }) : name;
}

function groupName({ state: { battle }, names }: Labelling, group: number): string {
  const groups = battle?.groups ?? [];
  const nameOf = (at: number) => names.foe(groups[at]?.monster ?? 0, groups[at]?.isKnown ?? true);
  const isAmbiguous = groups.some((_, at) => at !== group && nameOf(at) === nameOf(group));
  return isAmbiguous ? `${nameOf(group)} ${group + 1}` : nameOf(group);
}
