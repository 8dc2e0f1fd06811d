// Saves with which a game cannot simply continue: each is listed, none is lost, and an unreadable one can be exported as a file.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageClock } from '#client/clock.ts';
import { BrowserSaveStore } from '#client/page/SaveStore.ts';
import { useContinue } from '#client/play/saves/ContinueDialog.tsx';
import { GameSaves } from '#client/play/saves/GameSaves.ts';
import { SavesDialog } from '#client/play/saves/SavesDialog.tsx';
import type { ServerSaves } from '#client/play/saves/ServerSaves.ts';
import { parseSave, type Save } from '#game/saves/Save.ts';
import saved from '../../game/saves/saveOfVersion1.json';

const NOBODY = 'nobody';
const PLAYER = 'player';
const TITLE = '鐘の塔';

const saveAt = (saved_at: number): Save => {
  const read = parseSave(JSON.stringify({ ...saved, saved_at }));
  if ('fault' in read) throw new Error(read.fault);
  return read.save;
};
const { key } = saveAt(1);
const damaged = { ...saveAt(9), since: 'torn' };

const store = new BrowserSaveStore();
const put = (owner: string, slot: number, save: unknown) =>
  store.put(owner, key, slot, { save, revision: 0, isUnsent: false });
/** A server that cannot be reached. */
const unreached: ServerSaves = {
  list: async () => undefined,
  read: async () => undefined,
  write: async () => ({ kind: 'unreachable' }),
  remove: async () => ({ kind: 'unreachable' }),
};
async function savesOf(owner?: string): Promise<GameSaves> {
  const saves = new GameSaves({
    owner,
    key,
    store,
    server: owner === undefined ? undefined : unreached,
    clock: pageClock,
  });
  await saves.refresh();
  return saves;
}

beforeEach(async () => {
  await store.forget(NOBODY);
  await store.forget(PLAYER);
});
afterEach(() => vi.restoreAllMocks());

/** The title screen of a game, with its "Continue". */
async function begun(saves: GameSaves) {
  const [onLoad, onSaves] = [vi.fn(), vi.fn()];
  function Title() {
    const { goOn, question } = useContinue(saves, onLoad, onSaves);
    return (
      <>
        <button type="button" onClick={goOn}>
          続きから
        </button>
        {question}
      </>
    );
  }
  const screen = await render(<Title />);
  await screen.getByRole('button', { name: '続きから', exact: true }).click();
  return { dialog: screen.getByRole('dialog'), onLoad, onSaves };
}

test('a damaged slot that is newer is told before a game goes on with an older save', async () => {
  await put(NOBODY, 1, saveAt(5));
  await put(NOBODY, 3, damaged);
  const { dialog, onLoad } = await begun(await savesOf());
  await expect.element(dialog.getByText(/^セーブ3（.*）：壊れているか/)).toBeVisible();
  await expect.element(dialog.getByText('続けられる中でいちばん新しいのは、セーブ1です。')).toBeVisible();
  expect(onLoad).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'このセーブから続ける' }).click();
  expect(onLoad).toHaveBeenCalledExactlyOnceWith(saveAt(5));
});

test('where no save can be read none is offered, and the way to all of them stays', async () => {
  await put(NOBODY, 3, damaged);
  const { dialog, onLoad, onSaves } = await begun(await savesOf());
  await expect.element(dialog.getByText('続けられるセーブはありません。')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'このセーブから続ける' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'セーブを見る' }).click();
  expect(onSaves).toHaveBeenCalledOnce();
  expect(onLoad).not.toHaveBeenCalled();
});

test.each([
  ['in a game that can be played', vi.fn()],
  ['of a work that is published no more', undefined],
])('a damaged save goes into a file just as it is: %s', async (_, onLoad) => {
  await put(NOBODY, 3, damaged);
  const saves = await savesOf();
  const screen = await render(
    <SavesDialog {...{ saves, onLoad }} keeper={undefined} title={TITLE} onClose={vi.fn()} />,
  );
  const slot = screen.getByRole('listitem', { name: 'セーブ3', exact: true });
  await expect.element(slot.getByText('セーブが壊れているか、途中で切れています。')).toBeVisible();
  await expect.element(slot.getByRole('button', { name: 'セーブ3：ロード' })).not.toBeInTheDocument();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'about:blank';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await slot.getByRole('button', { name: 'セーブ3：ファイルに書き出す' }).click();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(damaged);
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(new RegExp(`^${TITLE} .*meikyu-save\\.json$`));
});

test("a guest's save stands beside the account's own, and takes a free slot when its player says so", async () => {
  await put(PLAYER, 1, saveAt(5));
  await put(NOBODY, 1, saveAt(7));
  const saves = await savesOf(PLAYER);
  const { dialog } = await begun(saves);
  await expect.element(dialog.getByText(/^セーブ1（.*）：アカウントなしで作られました/)).toBeVisible();
  await dialog.getByRole('button', { name: '閉じる' }).first().click();

  const screen = await render(
    <SavesDialog {...{ saves }} keeper={undefined} title={TITLE} onLoad={vi.fn()} onClose={vi.fn()} />,
  );
  const guests = screen.getByRole('region', { name: 'アカウントなしで作ったセーブ' });
  await guests.getByRole('button', { name: 'セーブ1（アカウントなし）：空いている所に取り込む' }).click();
  await expect.element(screen.getByText('セーブ2に取り込みました。')).toBeVisible();
  await expect.element(guests).not.toBeInTheDocument();
  const savedAt = [1, 2].map((slot) => {
    const read = saves.view.slots[slot]?.read;
    return read && 'save' in read ? read.save.saved_at : undefined;
  });
  expect(savedAt).toEqual([5, 7]);
});
