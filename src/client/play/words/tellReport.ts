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
export interface Teller {
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
type Telling<Name extends Kind> = (teller: Teller, report: Of<Name>) => string;

const nameOf = ({ state, names }: Teller, member: number): string => {
  const found = state.roster[member];
  return found ? names.member(found) : '';
};
/** Returns the name of the member, ally or foe at a place of a battle. */
function seatName({ state, battle, names }: Teller, seat: number): string {
  if (isFoe(seat)) {
    const group = battle?.groups[groupOf(seat)];
    return group ? names.foe(group.monster, group.isKnown) : '';
  }
  if (seat >= PARTY_SEATS) return names.foe(battle?.allies[seat - PARTY_SEATS] ?? 0, true);
  const member = state.roster[state.party[seat] ?? -1];
  return member ? names.member(member) : '';
}
const stateOf = ({ names }: Teller, code: number): string => STATES[code]?.label[names.language] ?? '';

/** The text of each kind of report; '' for what is seen, heard or shown in a window of its own. */
const TELLINGS: { readonly [Name in Kind]: Telling<Name> } = {
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
  picked: (teller, { member, isOpen }) =>
    teller.text(isOpen ? 'play.picked.open' : 'play.picked.fails', { name: nameOf(teller, member) }),
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
  hurt: (teller, { member, hp, by }) => teller.text(`play.hurt.${by}`, { name: nameOf(teller, member), hp }),
  healed: (teller, { member, hp }) => teller.text('play.healed', { name: nameOf(teller, member), hp }),
  fell: (teller, { member }) => teller.text('play.fell', { name: nameOf(teller, member) }),
  raised: (teller, { member }) => teller.text('play.raised', { name: nameOf(teller, member) }),
  aged: (teller, { member }) => teller.text('play.aged', { name: nameOf(teller, member) }),
  afflicted: (teller, { member, state }) =>
    teller.text('play.afflicted', { name: nameOf(teller, member), state: stateOf(teller, state) }),
  cured: (teller, { member, state }) =>
    teller.text('play.cured', { name: nameOf(teller, member), state: stateOf(teller, state) }),
  restored: ({ text }) => text('play.restored'),
  wiped: ({ text }) => text('play.wiped'),
  spellEnded: ({ text, names }, { spell }) => text('play.spellEnded', { name: names.spell(spell) }),
  got: (teller, { member, item, identified }) =>
    teller.text('play.got', { name: nameOf(teller, member), item: teller.names.held({ item, identified }) }),
  lost: (teller, { member, item, identified }) =>
    teller.text('play.lost', { name: nameOf(teller, member), item: teller.names.held({ item, identified }) }),
  bagsFull: ({ text, names }, thing) => text('play.bagsFull', { item: names.held(thing) }),
  rewardWaits: ({ text, names }, { item }) => text('play.rewardWaits', { item: names.item(item) }),
  gold: ({ text }, { gold }) => text(gold < 0 ? 'play.gold.less' : 'play.gold.more', { gold: Math.abs(gold) }),
  experience: (teller, { member, experience }) =>
    teller.text('play.experience', { name: nameOf(teller, member), experience }),
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
  identified: (teller, { group }) => {
    const found = teller.battle?.groups[group];
    return teller.text('play.identified', { name: found ? teller.names.foe(found.monster, true) : '' });
  },
  friendly: ({ text }) => text('play.friendly'),
  parted: ({ text }) => text('play.parted'),
  fleeFailed: ({ text }) => text('play.fleeFailed'),
  blow: (teller, { seat, target, hp, isCritical }) => {
    const how = hp === 0 ? 'miss' : isCritical ? 'critical' : 'hit';
    return teller.text(`play.blow.${how}`, { name: seatName(teller, seat), target: seatName(teller, target), hp });
  },
  parries: (teller, { seat }) => teller.text('play.parries', { name: seatName(teller, seat) }),
  hid: (teller, { seat }) => teller.text('play.hid', { name: seatName(teller, seat) }),
  felled: (teller, { seat }) => teller.text('play.felled', { name: seatName(teller, seat) }),
  wounded: (teller, { seat, hp }) => teller.text('play.wounded', { name: seatName(teller, seat), hp }),
  recovered: (teller, { seat, hp }) => teller.text('play.recovered', { name: seatName(teller, seat), hp }),
  befell: (teller, { seat, state }) =>
    teller.text('play.befell', { name: seatName(teller, seat), state: stateOf(teller, state) }),
  relieved: (teller, { seat, state }) =>
    teller.text('play.relieved', { name: seatName(teller, seat), state: stateOf(teller, state) }),
  divided: (teller, { seat }) => teller.text('play.divided', { name: seatName(teller, seat) }),
  burst: (teller, { seat }) => teller.text('play.burst', { name: seatName(teller, seat) }),
  ranAway: (teller, { seat }) => teller.text('play.ranAway', { name: seatName(teller, seat) }),
  calls: (teller, { seat }) => teller.text('play.calls', { name: seatName(teller, seat) }),
  dispelled: (teller, { seat }) => teller.text('play.dispelled', { name: seatName(teller, seat) }),
  keptOff: (teller, { seat }) => teller.text('play.keptOff', { name: seatName(teller, seat) }),
  turnedBack: (teller, { seat }) => teller.text('play.turnedBack', { name: seatName(teller, seat) }),
  resisted: (teller, { seat }) => teller.text('play.resisted', { name: seatName(teller, seat) }),
  startled: (teller, { seat }) => teller.text('play.startled', { name: seatName(teller, seat) }),
  sank: (teller, { seat }) => teller.text('play.sank', { name: seatName(teller, seat) }),
  dulled: (teller, { seat }) => teller.text('play.dulled', { name: seatName(teller, seat) }),
  unbodied: (teller, { seat }) => teller.text('play.unbodied', { name: seatName(teller, seat) }),
  withstood: (teller, { member }) => teller.text('play.withstood', { name: nameOf(teller, member) }),
  handHurt: (teller, { member }) => teller.text('play.handHurt', { name: nameOf(teller, member) }),
  rose: (teller, { member, level }) => teller.text('play.rose', { name: nameOf(teller, member), level }),
  drained: (teller, { member, level }) => teller.text('play.drained', { name: nameOf(teller, member), level }),
  learnt: (teller, { member, spell }) =>
    teller.text('play.learnt', { name: nameOf(teller, member), spell: teller.names.spell(spell) }),
  cast: (teller, { member, spell }) =>
    teller.text('play.cast', { name: nameOf(teller, member), spell: teller.names.spell(spell) }),
  mended: (teller, { member, item, identified }) =>
    teller.text('play.mended', { name: nameOf(teller, member), item: teller.names.held({ item, identified }) }),
  used: (teller, { member, item, identified }) =>
    teller.text('play.used', { name: nameOf(teller, member), item: teller.names.held({ item, identified }) }),
  broke: (teller, { member, item, identified }) =>
    teller.text('play.broke', { name: nameOf(teller, member), item: teller.names.held({ item, identified }) }),
  cursed: (teller, { member, item, identified }) =>
    teller.text('play.cursed', { name: nameOf(teller, member), item: teller.names.held({ item, identified }) }),
  casts: (teller, { seat, spell }) =>
    teller.text('play.casts', { name: seatName(teller, seat), spell: teller.names.spell(spell) }),
  fizzles: (teller, { seat, spell }) =>
    teller.text('play.fizzles', { name: seatName(teller, seat), spell: teller.names.spell(spell) }),
  uses: (teller, { seat, item, identified }) =>
    teller.text('play.uses', { name: seatName(teller, seat), item: teller.names.held({ item, identified }) }),
  stolen: (teller, { seat, item, identified }) =>
    teller.text('play.stolen', { name: seatName(teller, seat), item: teller.names.held({ item, identified }) }),
  stayed: (teller, { member, nights }) => teller.text('play.stayed', { name: nameOf(teller, member), nights }),
  recruited: ({ text }, { points }) => text('play.recruited', { points }),
  created: (teller, { member }) => teller.text('play.created', { name: nameOf(teller, member) }),
  changed: (teller, { member }) => teller.text('play.changed', { name: nameOf(teller, member) }),
  gone: ({ text, names }, gone) => text('play.gone', { name: names.member(gone) }),
  coordinates: ({ text, names }, { place: { floor, x, y } }) =>
    text('play.coordinates', { floor: names.floor(floor), x, y }),
  map: ({ text }) => text('play.map'),
  spellGoesOn: ({ text, names }, { spell }) => text('play.spellGoesOn', { name: names.spell(spell) }),
  looked: (teller, { member, item, isKnown }) =>
    teller.text(isKnown ? 'play.looked.known' : 'play.looked.unknown', {
      name: nameOf(teller, member),
      item: teller.names.item(item),
    }),
  inspected: (teller, { member, trap }) => {
    const name = nameOf(teller, member);
    if (trap === undefined) return teller.text('play.inspected.unsure', { name });
    return trap === 0
      ? teller.text('play.inspected.none', { name })
      : teller.text('play.inspected.trap', { name, trap: teller.names.trap(trap) });
  },
  disarmed: (teller, { member, isDone }) =>
    teller.text(isDone ? 'play.disarmed.done' : 'play.disarmed.fails', { name: nameOf(teller, member) }),
  sprung: ({ text, names }, { trap }) => text('play.sprung', { trap: names.trap(trap) }),
  shuffled: ({ text }) => text('play.shuffled'),
  acChanged: (teller, { seat, ac }) => teller.text('play.acChanged', { name: seatName(teller, seat), ac }),
  summoned: ({ text, names }, { monster }) => text('play.summoned', { monster: names.monster(monster) }),
  breathes: (teller, { seat, breath }) =>
    teller.text('play.breathes', {
      name: seatName(teller, seat),
      breath: BREATHS[breath]?.label[teller.names.language] ?? '',
    }),
  levelsLost: (teller, { seat, levels }) => teller.text('play.levelsLost', { name: seatName(teller, seat), levels }),
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
export function tellReport<Name extends Kind>(teller: Teller, report: Of<Name>): string {
  const telling = TELLINGS[report.kind as Name] as Telling<Name>;
  return telling(teller, report);
}
