import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import { BREATHS } from '#domain/catalogs/monsterTraits.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { MOST_MOVES } from '#game/interpreter/moving.ts';
import type { Report } from '#game/reports.ts';
import { type BattleState, groupOf, isFoe, PARTY_SEATS } from '#game/state/BattleState.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Names } from './Names.ts';
import type { reportTexts } from './reportTexts.ts';

/** The context for describing a report. */
export interface Narrator {
  readonly text: TextOf<TextKey<typeof reportTexts>>;
  readonly names: Names;
  /** The state after the reported step. */
  readonly state: GameState;
  /** The battle in which it happened. */
  readonly battle: BattleState | null;
  /** Returns the name of a flag; absent for players from whom flags are kept secret. */
  readonly flagName?: ((flag: number) => string) | undefined;
}

type Kind = Report['kind'];
type Of<Name extends Kind> = Extract<Report, { readonly kind: Name }>;
type Narration<Name extends Kind> = (narrator: Narrator, report: Of<Name>) => string;

const nameOf = ({ state, names }: Narrator, member: number): string => {
  const found = state.roster[member];
  return found ? names.member(found) : '';
};
/** Returns the name of the member, ally or foe at a place of a battle. */
function seatName({ state, battle, names }: Narrator, seat: number): string {
  if (isFoe(seat)) {
    const group = battle?.groups[groupOf(seat)];
    return group ? names.foe(group.monster, group.isKnown) : '';
  }
  if (seat >= PARTY_SEATS) return names.foe(battle?.allies[seat - PARTY_SEATS] ?? 0, true);
  const member = state.roster[state.party[seat] ?? -1];
  return member ? names.member(member) : '';
}
const stateOf = ({ names }: Narrator, code: number): string => STATES[code]?.label[names.language] ?? '';

/** The text of each kind of report; '' for what is seen, heard or shown in a window of its own. */
const NARRATIONS: { readonly [Name in Kind]: Narration<Name> } = {
  refused: ({ text }) => text('play.refused'),
  stepped: () => '',
  bumped: ({ text }) => text('play.bumped'),
  locked: ({ text }) => text('play.locked'),
  doorPassed: () => '',
  doorShut: ({ text }) => text('play.doorShut'),
  foundNothing: ({ text }) => text('play.foundNothing'),
  lightsOut: ({ text }) => text('play.lightsOut'),
  turned: () => '',
  found: ({ text }) => text('play.found'),
  unlocked: ({ text }) => text('play.unlocked'),
  picked: (narrator, { member, isOpen }) =>
    narrator.text(isOpen ? 'play.picked.open' : 'play.picked.fails', { name: nameOf(narrator, member) }),
  moved: ({ text }, { way }) => (way === 'entrance' ? '' : text(`play.moved.${way}`)),
  pushed: ({ text }) => text('play.pushed'),
  nowhere: ({ text }) => text('play.nowhere'),
  warded: ({ text }) => text('play.warded'),
  sentBack: ({ text }) => text('play.sentBack'),
  endless: ({ text }) => text('play.endless', { count: MOST_MOVES }),
  entered: ({ text, names }, { labyrinth }) => text('play.entered', { name: names.labyrinth(labyrinth) }),
  labyrinthClosed: ({ text, names }, { labyrinth }) =>
    text('play.labyrinthClosed', { name: names.labyrinth(labyrinth) }),
  left: ({ text }) => text('play.left'),
  hurt: (narrator, { member, hp, by }) => narrator.text(`play.hurt.${by}`, { name: nameOf(narrator, member), hp }),
  healed: (narrator, { member, hp }) => narrator.text('play.healed', { name: nameOf(narrator, member), hp }),
  fell: (narrator, { member }) => narrator.text('play.fell', { name: nameOf(narrator, member) }),
  raised: (narrator, { member }) => narrator.text('play.raised', { name: nameOf(narrator, member) }),
  aged: (narrator, { member }) => narrator.text('play.aged', { name: nameOf(narrator, member) }),
  afflicted: (narrator, { member, state }) =>
    narrator.text('play.afflicted', { name: nameOf(narrator, member), state: stateOf(narrator, state) }),
  cured: (narrator, { member, state }) =>
    narrator.text('play.cured', { name: nameOf(narrator, member), state: stateOf(narrator, state) }),
  restored: ({ text }) => text('play.restored'),
  wiped: ({ text }) => text('play.wiped'),
  spellEnded: ({ text, names }, { spell }) => text('play.spellEnded', { name: names.spell(spell) }),
  got: (narrator, { member, item, identified }) =>
    narrator.text('play.got', { name: nameOf(narrator, member), item: narrator.names.held({ item, identified }) }),
  lost: (narrator, { member, item, identified }) =>
    narrator.text('play.lost', { name: nameOf(narrator, member), item: narrator.names.held({ item, identified }) }),
  bagsFull: ({ text, names }, thing) => text('play.bagsFull', { item: names.held(thing) }),
  rewardWaits: ({ text, names }, { item }) => text('play.rewardWaits', { item: names.item(item) }),
  gold: ({ text }, { gold }) => text(gold < 0 ? 'play.gold.less' : 'play.gold.more', { gold: Math.abs(gold) }),
  experience: (narrator, { member, experience }) =>
    narrator.text('play.experience', { name: nameOf(narrator, member), experience }),
  title: ({ text, names }, { title }) => text('play.title', { title: TITLES[title]?.label[names.language] ?? '' }),
  message: () => '',
  answered: ({ text }, { isRight }) => text(isRight ? 'play.answered.right' : 'play.answered.wrong'),
  unmet: ({ text, names }, { guard: { has, gold = 0 } }) => {
    if (has)
      return text(has.count > 1 ? 'play.unmet.items' : 'play.unmet.item', {
        item: names.item(has.item),
        count: has.count,
      });
    return gold > 0 ? text('play.unmet.gold', { gold }) : text('play.unmet');
  },
  flag: ({ text, flagName }, { flag, isOn }) =>
    flagName ? text('play.flag', { flag: flagName(flag), on: isOn ? 'ON' : 'OFF' }) : '',
  battle: ({ text }) => text('play.battle'),
  surprised: ({ text }, { by }) => (by === 'nobody' ? '' : text(`play.surprised.${by}`)),
  identified: (narrator, { group }) => {
    const found = narrator.battle?.groups[group];
    return narrator.text('play.identified', { name: found ? narrator.names.foe(found.monster, true) : '' });
  },
  friendly: ({ text }) => text('play.friendly'),
  parted: ({ text }) => text('play.parted'),
  fleeFailed: ({ text }) => text('play.fleeFailed'),
  blow: (narrator, { seat, target, hp, isCritical }) => {
    const how = hp === 0 ? 'miss' : isCritical ? 'critical' : 'hit';
    return narrator.text(`play.blow.${how}`, {
      name: seatName(narrator, seat),
      target: seatName(narrator, target),
      hp,
    });
  },
  parries: (narrator, { seat }) => narrator.text('play.parries', { name: seatName(narrator, seat) }),
  hid: (narrator, { seat }) => narrator.text('play.hid', { name: seatName(narrator, seat) }),
  felled: (narrator, { seat }) => narrator.text('play.felled', { name: seatName(narrator, seat) }),
  wounded: (narrator, { seat, hp }) => narrator.text('play.wounded', { name: seatName(narrator, seat), hp }),
  recovered: (narrator, { seat, hp }) => narrator.text('play.recovered', { name: seatName(narrator, seat), hp }),
  befell: (narrator, { seat, state }) =>
    narrator.text('play.befell', { name: seatName(narrator, seat), state: stateOf(narrator, state) }),
  relieved: (narrator, { seat, state }) =>
    narrator.text('play.relieved', { name: seatName(narrator, seat), state: stateOf(narrator, state) }),
  divided: (narrator, { seat }) => narrator.text('play.divided', { name: seatName(narrator, seat) }),
  burst: (narrator, { seat }) => narrator.text('play.burst', { name: seatName(narrator, seat) }),
  ranAway: (narrator, { seat }) => narrator.text('play.ranAway', { name: seatName(narrator, seat) }),
  calls: (narrator, { seat }) => narrator.text('play.calls', { name: seatName(narrator, seat) }),
  dispelled: (narrator, { seat }) => narrator.text('play.dispelled', { name: seatName(narrator, seat) }),
  keptOff: (narrator, { seat }) => narrator.text('play.keptOff', { name: seatName(narrator, seat) }),
  turnedBack: (narrator, { seat }) => narrator.text('play.turnedBack', { name: seatName(narrator, seat) }),
  resisted: (narrator, { seat }) => narrator.text('play.resisted', { name: seatName(narrator, seat) }),
  startled: (narrator, { seat }) => narrator.text('play.startled', { name: seatName(narrator, seat) }),
  sank: (narrator, { seat }) => narrator.text('play.sank', { name: seatName(narrator, seat) }),
  dulled: (narrator, { seat }) => narrator.text('play.dulled', { name: seatName(narrator, seat) }),
  unbodied: (narrator, { seat }) => narrator.text('play.unbodied', { name: seatName(narrator, seat) }),
  withstood: (narrator, { member }) => narrator.text('play.withstood', { name: nameOf(narrator, member) }),
  handHurt: (narrator, { member }) => narrator.text('play.handHurt', { name: nameOf(narrator, member) }),
  rose: (narrator, { member, level }) => narrator.text('play.rose', { name: nameOf(narrator, member), level }),
  drained: (narrator, { member, level }) => narrator.text('play.drained', { name: nameOf(narrator, member), level }),
  learnt: (narrator, { member, spell }) =>
    narrator.text('play.learnt', { name: nameOf(narrator, member), spell: narrator.names.spell(spell) }),
  cast: (narrator, { member, spell }) =>
    narrator.text('play.cast', { name: nameOf(narrator, member), spell: narrator.names.spell(spell) }),
  mended: (narrator, { member, item, identified }) =>
    narrator.text('play.mended', { name: nameOf(narrator, member), item: narrator.names.held({ item, identified }) }),
  used: (narrator, { member, item, identified }) =>
    narrator.text('play.used', { name: nameOf(narrator, member), item: narrator.names.held({ item, identified }) }),
  broke: (narrator, { member, item, identified }) =>
    narrator.text('play.broke', { name: nameOf(narrator, member), item: narrator.names.held({ item, identified }) }),
  cursed: (narrator, { member, item, identified }) =>
    narrator.text('play.cursed', { name: nameOf(narrator, member), item: narrator.names.held({ item, identified }) }),
  casts: (narrator, { seat, spell }) =>
    narrator.text('play.casts', { name: seatName(narrator, seat), spell: narrator.names.spell(spell) }),
  fizzles: (narrator, { seat, spell }) =>
    narrator.text('play.fizzles', { name: seatName(narrator, seat), spell: narrator.names.spell(spell) }),
  uses: (narrator, { seat, item, identified }) =>
    narrator.text('play.uses', { name: seatName(narrator, seat), item: narrator.names.held({ item, identified }) }),
  stolen: (narrator, { seat, item, identified }) =>
    narrator.text('play.stolen', { name: seatName(narrator, seat), item: narrator.names.held({ item, identified }) }),
  stayed: (narrator, { member, nights }) => narrator.text('play.stayed', { name: nameOf(narrator, member), nights }),
  recruited: ({ text }, { points }) => text('play.recruited', { points }),
  created: (narrator, { member }) => narrator.text('play.created', { name: nameOf(narrator, member) }),
  changed: (narrator, { member }) => narrator.text('play.changed', { name: nameOf(narrator, member) }),
  gone: ({ text, names }, gone) => text('play.gone', { name: names.member(gone) }),
  coordinates: ({ text, names }, { place: { floor, x, y } }) =>
    text('play.coordinates', { floor: names.floor(floor), x, y }),
  map: ({ text }) => text('play.map'),
  spellGoesOn: ({ text, names }, { spell }) => text('play.spellGoesOn', { name: names.spell(spell) }),
  looked: (narrator, { member, item, isKnown }) =>
    narrator.text(isKnown ? 'play.looked.known' : 'play.looked.unknown', {
      name: nameOf(narrator, member),
      item: narrator.names.item(item),
    }),
  inspected: (narrator, { member, trap }) => {
    const name = nameOf(narrator, member);
    if (trap === undefined) return narrator.text('play.inspected.unsure', { name });
    return trap === 0
      ? narrator.text('play.inspected.none', { name })
      : narrator.text('play.inspected.trap', { name, trap: narrator.names.trap(trap) });
  },
  disarmed: (narrator, { member, isDone }) =>
    narrator.text(isDone ? 'play.disarmed.done' : 'play.disarmed.fails', { name: nameOf(narrator, member) }),
  sprung: ({ text, names }, { trap }) => text('play.sprung', { trap: names.trap(trap) }),
  shuffled: ({ text }) => text('play.shuffled'),
  acChanged: (narrator, { seat, ac }) => narrator.text('play.acChanged', { name: seatName(narrator, seat), ac }),
  summoned: ({ text, names }, { monster }) => text('play.summoned', { monster: names.monster(monster) }),
  breathes: (narrator, { seat, breath }) =>
    narrator.text('play.breathes', {
      name: seatName(narrator, seat),
      breath: BREATHS[breath]?.label[narrator.names.language] ?? '',
    }),
  levelsLost: (narrator, { seat, levels }) =>
    narrator.text('play.levelsLost', { name: seatName(narrator, seat), levels }),
  won: ({ text }) => text('play.won'),
  fled: ({ text }) => text('play.fled'),
  chest: ({ text }) => text('play.chest'),
  npc: ({ text, names }, { npc }) => text('play.npc', { name: names.npc(npc) }),
  facility: ({ text }, { facility }) => text(`play.facility.${facility}`),
  sound: () => '',
  save: ({ text }) => text('play.save'),
  load: ({ text }) => text('play.load'),
  credits: ({ text }) => text('play.credits'),
  ending: ({ text }) => text('play.ending'),
  completed: ({ text, names }, { labyrinth }) => text('play.completed', { name: names.labyrinth(labyrinth) }),
};

/** Returns a report as a line of the text window; '' for one that needs no words. */
export function describeReport<Name extends Kind>(narrator: Narrator, report: Of<Name>): string {
  const narration = NARRATIONS[report.kind as Name] as Narration<Name>;
  return narration(narrator, report);
}
