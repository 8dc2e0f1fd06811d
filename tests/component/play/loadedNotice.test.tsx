// The losses of a loaded game are listed by name, in the reader's language.
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { languageAtom } from '#client/i18n/language.ts';
import { LoadedNotice } from '#client/play/saves/LoadedNotice.tsx';
import type { Language } from '#domain/text/languages.ts';

const resumed = {
  ...{ isBroughtHome: false, isTakenBack: false, isLowered: false },
  lost: [
    { kind: 'item', number: 12, name: { ja: '?剣', en: '?Sword' } },
    { kind: 'npc', number: 4, name: { ja: '仙人', en: '' } },
    { kind: 'monster', number: 7, name: { ja: '', en: 'Slime' } },
    { kind: 'floor_map', number: 2 },
  ],
} as const;

test.each<readonly [Language, readonly string[]]>([
  ['ja', ['?剣（アイテム 012）', '仙人（NPC 004）', 'Slime（モンスター 007）', 'フロアマップ 02']],
  ['en', ['?Sword (Item 012)', '仙人 (NPC 004)', 'Slime (Monster 007)', 'Floor map 02']],
])('what is lost is told by name, else by kind and number: %s', async (language, lines) => {
  const store = createStore();
  store.set(languageAtom, language);
  const screen = await render(
    <Provider store={store}>
      <LoadedNotice resumed={resumed} onClose={vi.fn()} />
    </Provider>,
  );
  await expect.element(screen.getByRole('list')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(lines);
});
