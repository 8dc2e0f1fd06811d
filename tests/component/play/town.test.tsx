// The questions and warnings of the city before it does something that cannot be undone, or that would reveal a secret.
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Castle } from '#client/play/city/Castle.tsx';
import { Pupil } from '#client/play/city/Pupil.tsx';
import { Temple } from '#client/play/city/Temple.tsx';
import { Things } from '#client/play/city/Things.tsx';
import type { Visit } from '#client/play/city/visit.ts';
import { Names } from '#client/play/words/Names.ts';
import { FIGHTER } from '#domain/catalogs/adventurers.ts';
import { ASHES, CURSED, DEAD, POISONED } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs } from '#game/step.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { sampleWorld, written } from '../../game/sampleWorld.ts';

const [SWORD, PRIZE] = [1, 2];
const names = { name_ja: '呪いの剣', name_en: 'Cursed Sword', unconfirmed_name_ja: '剣', unconfirmed_name_en: 'Sword' };
const world = sampleWorld({
  floors: { 1: drawn({}) },
  records: {
    item: {
      [SWORD]: written(item, SWORD, { ...names, type: 4, ac: -5 }),
      [PRIZE]: written(item, PRIZE, { name_ja: '宝冠', name_en: 'Diadem' }),
    },
  },
});
const begun = newGame(world.beginning, [1, 2]);
const able = begun.roster.findIndex(({ job }) => job === FIGHTER);
const withMember = (change: Partial<Member>, more: Partial<GameState> = {}): GameState => ({
  ...begun,
  ...more,
  roster: begun.roster.with(able, { ...(begun.roster[able] as Member), ...change }),
});
const visitOf = (state: GameState, give = vi.fn()) => ({
  ...({ world, state, give, names: new Names(world, 'ja'), inputs: legalInputs(world, state) } satisfies Visit),
});

test('another class is taken up only after a question that says what becomes other', async () => {
  const state = withMember({ level: 15, stats: { ...(begun.roster[able] as Member).stats, wisdom: 18 } });
  const visit = visitOf(state);
  const member = state.roster[able] as Member;
  const screen = await render(<Pupil {...visit} at={able} member={member} onLeave={vi.fn()} />);
  await screen.getByRole('button', { name: '魔術師に転職' }).first().click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/に転職させますか/)).toBeVisible();
  await expect.element(dialog.getByText(/レベル.*15.*→.*1/)).toBeVisible();
  expect(visit.give).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: '魔術師に転職' }).click();
  expect(visit.give).toHaveBeenCalledWith(expect.objectContaining({ do: 'retrain', member: able }));
});

test('a body is given up only after a question that names it and what it carries', async () => {
  const items = [{ item: PRIZE, worn: false, identified: true }];
  const lies = { floor: 1, x: 2, y: 3 };
  const fallen = { hp: 0, states: bitsOf([DEAD]), lies, items };
  const state = withMember(fallen, { party: begun.party.filter((at) => at !== able) });
  const visit = visitOf(state);
  const member = state.roster[able] as Member;
  const screen = await render(<Pupil {...visit} at={able} member={member} onLeave={vi.fn()} />);
  await screen.getByRole('button', { name: 'あきらめる' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/をあきらめますか/)).toBeVisible();
  await expect.element(dialog.getByText(/宝冠/)).toBeVisible();
  await dialog.getByRole('button', { name: 'あきらめる' }).click();
  expect(visit.give).toHaveBeenCalledWith({ do: 'dismiss', member: able });
});

test('the temple tells the true chance, and why it does not help', async () => {
  const weak = { hp: 0, states: bitsOf([DEAD]), stats: { ...(begun.roster[able] as Member).stats, vitality: 3 } };
  const screen = await render(<Temple {...visitOf(withMember(weak))} />);
  await expect.element(screen.getByText(/成功0%.*灰になる/)).toBeVisible();
  await screen.rerender(<Temple {...visitOf(withMember({ ...weak, states: bitsOf([ASHES]) }))} />);
  await expect.element(screen.getByText(/成功0%.*永遠に失われる/)).toBeVisible();
  await screen.rerender(<Temple {...visitOf(withMember({ states: bitsOf([POISONED, CURSED]) }, { gold: 0 }))} />);
  await expect.element(screen.getByText('お金が足りない。').first()).toBeVisible();
});

test('what an unidentified thing would do is not told in advance', async () => {
  const held = { item: SWORD, worn: false, identified: false };
  const camp = (identified: boolean) =>
    visitOf(withMember({ items: [{ ...held, identified }] }, { mode: 'camp', party: [able] }));
  const screen = await render(<Things {...camp(false)} />);
  await expect.element(screen.getByText('未鑑定')).toBeVisible();
  await expect.element(screen.getByText(/AC .*→/)).not.toBeInTheDocument();
  await screen.rerender(<Things {...camp(true)} />);
  await expect.element(screen.getByText(/AC .*→/)).toBeVisible();
});

test('a reward that waits is taken at the castle by whoever has room', async () => {
  const visit = visitOf({ ...begun, rewards: [PRIZE] });
  const screen = await render(<Castle {...visit} />);
  await screen.getByRole('button', { name: '宝冠：受け取る' }).click();
  expect(visit.give).toHaveBeenCalledWith({ do: 'claim', item: PRIZE });
});
