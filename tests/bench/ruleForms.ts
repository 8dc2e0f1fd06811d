import { inBrowser } from './inBrowser.ts';
import { keysInForm } from './keysInForm.ts';
import { signUp } from './signUp.ts';
import type { Figure } from './table.ts';

/** Pages of rules by the leaf that is typed into: the longest one, and one where each key changes two tables. */
const PAGES = [
  { path: 'battle-system-treasure-chest', leaf: 'encounter_rate' },
  { path: 'direct-attack-setting/1', leaf: 'hit_base' },
] as const;

/** Measures typing a number of the rules while its effects are shown next to it. */
export const ruleForms = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    const figures: Figure[] = [];
    for (const { path, leaf } of PAGES) {
      figures.push(
        await keysInForm({
          browser,
          login: { token, url },
          name: `the rules' ${path}`,
          path: `/scenarios/${scenarioId}/scenario-tools/game-rules/${path}`,
          leaf,
          keys: ['End', 'Backspace', '5', 'Backspace', '7', 'Backspace', '0'],
        }),
      );
    }
    return figures;
  });
