import { monster } from '#domain/resources/monster.ts';
import { inBrowser } from './inBrowser.ts';
import { keysInForm } from './keysInForm.ts';
import { signUp } from './signUp.ts';
import type { Figure } from './table.ts';

const WORD = 'tsurugi';

/** Measures typing into the form of a monster, which has more than a hundred fields. */
export const recordForm = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    return [
      await keysInForm({
        browser,
        login: { token, url },
        name: `a form of ${monster.leaves.length}`,
        path: `/scenarios/${scenarioId}/data-settings/monsters/monster-list/0/monster-detail`,
        leaf: 'name_en',
        keys: [...WORD, ...Array.from(WORD, () => 'Backspace')],
      }),
    ];
  });
