// The tables of the engine, such as the resistances against each danger, are pinned in a file: whoever changes one changes the rules of play.
// `npx vitest run tests/game/codes.test.ts -u` writes it anew.
import { expect, test } from 'vitest';
import { constantsOf } from '../support/constantsOf.ts';

/** The default rules derive from those of the domain, and the effects of rules have `effects/effects.txt`. */
const LEFT_OUT = ['DEFAULT_RULES', 'RULE_EFFECTS'];

test('every constant of the engine is what it was', async () => {
  await expect(await constantsOf('src/game', LEFT_OUT)).toMatchFileSnapshot('codes.txt');
});
