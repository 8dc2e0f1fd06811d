// The true name of an item appears only once it is identified, whatever happens to it.
import { expect, test } from 'vitest';
import { textIn } from '#client/i18n/defineTexts.ts';
import { describeReport } from '#client/play/words/describeReport.ts';
import { Names } from '#client/play/words/Names.ts';
import { reportTexts } from '#client/play/words/reportTexts.ts';
import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { item } from '#domain/resources/item.ts';
import type { Report } from '#game/reports.ts';
import { give } from '#game/run/give.ts';
import { Run } from '#game/run/Run.ts';
import type { Held } from '#game/state/Member.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleWorld, walled, written } from '../../game/sampleWorld.ts';

const SWORD = 1;
const names = { name_ja: '呪いの剣', name_en: 'Cursed Sword', unconfirmed_name_ja: '剣', unconfirmed_name_en: 'Sword' };
const world = sampleWorld({
  floors: { 1: walled({ '0,1': event(1101, { '1': SWORD, '2': 1 }) }) },
  records: {
    item: { [SWORD]: written(item, SWORD, { ...names, type: 1, magic_effects: [CURSING_EFFECT, 0, 0, 0, 0, 0] }) },
  },
});
const game = gameAt(world);
const bearing = (held: Partial<Held> = {}, count = 1) => {
  const items = Array.from({ length: count }, () => ({ item: SWORD, worn: false, identified: false, ...held }));
  return { ...game, roster: game.roster.map((member) => ({ ...member, items })) };
};
const told = (reports: readonly Report[]) =>
  reports
    .map((report) => {
      const narrator = { text: textIn('en', reportTexts), names: new Names(world, 'en'), state: game, battle: null };
      return describeReport(narrator, report as never);
    })
    .join(' ');
const reportsOf = (of: typeof game, act: (run: Run) => unknown): readonly Report[] => {
  const reports: Report[] = [];
  act(new Run(world, of, (one) => reports.push(one)));
  return reports;
};

const deeds: readonly (readonly [string, (held: Partial<Held>) => readonly Report[]])[] = [
  ['lost', (held) => reportsOf(bearing(held), (run) => run.apply({ op: 'take', item: SWORD, count: 1 }))],
  ['broke', (held) => reportsOf(bearing(held), (run) => run.apply({ op: 'break', member: 0, slot: 0 }))],
  ['dropped', (held) => play(world, { ...bearing(held), mode: 'camp' }, { do: 'drop', member: 0, slot: 0 }).reports],
  ['cursed', (held) => play(world, { ...bearing(held), mode: 'camp' }, { do: 'wear', member: 0, slot: 0 }).reports],
];
test.each(deeds)('%s', (_, reports) => {
  expect(told(reports({}))).toMatch(/“\?Sword”/);
  expect(told(reports({}))).not.toMatch(/Cursed Sword/);
  expect(told(reports({ identified: true }))).toMatch(/“Cursed Sword”/);
});

test('got, and left where no bag has room', () => {
  const got = play(world, game, 'forward').reports;
  expect([got.some(({ kind }) => kind === 'got'), told(got)]).toEqual([true, expect.stringMatching(/“\?Sword”/)]);
  const full = reportsOf(bearing({}, world.rules.items.bag_size), (run) => give(run, SWORD, 1));
  expect(full).toEqual([{ kind: 'bagsFull', item: SWORD, identified: false }]);
  expect(told(full)).toMatch(/“\?Sword”/);
});

test('stolen, and used in a battle', () => {
  for (const kind of ['stolen', 'uses'] as const) {
    expect(told([{ kind, seat: 0, item: SWORD, identified: false } as Report])).toMatch(/“\?Sword”/);
  }
});
