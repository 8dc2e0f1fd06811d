// Scenarios, floors, saves and files hold the codes of the catalogs, so a code keeps its meaning for ever; and whoever relied on a limit
// finds it as it was. All constants of the domain are pinned in a file: `npx vitest run tests/domain/codes.test.ts -u` writes it anew, and
// its difference shows what changes.
import { expect, test } from 'vitest';
import { constantsOf } from '../support/constantsOf.ts';

/** Default spells (`resources/defaults.txt`), a list that derives from another, and long texts. */
const LEFT_OUT = [
  ...['acSpells', 'attackSpells', 'battleSpells', 'continuedSpells', 'positionSpells', 'recoverySpells'],
  ...['resistanceSpells', 'searchSpells', 'stateSpells', 'variousSpells', 'wishSpells'],
  ...['MONSTER_GRAPHICS', 'FAULT_TEXTS', 'PUBLISHING_WARNINGS'],
];

test('every code of the domain means what it meant', async () => {
  await expect(await constantsOf('src/domain', LEFT_OUT)).toMatchFileSnapshot('codes.txt');
});
