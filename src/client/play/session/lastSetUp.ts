import { keepIfRoom } from '#client/saving/keepIfRoom.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { type SetUp, setUpField } from '#domain/resources/tests/testSetUp.ts';

/** The set-up with which an author began the last test play of a scenario in this browser. */
const keyOf = (owner: string) => `meikyu.play.lastSetUp.${owner}`;

/** @param owner account and scenario */
export const keepLastSetUp = (owner: string, setUp: SetUp): void =>
  keepIfRoom(() => webStorage('local').setItem(keyOf(owner), JSON.stringify(setUp)));

/** Returns it; undefined if there is none, or it was stored by a version with other fields. */
export function lastSetUp(owner: string): SetUp | undefined {
  try {
    const found = setUpField.schema.safeParse(JSON.parse(webStorage('local').getItem(keyOf(owner)) ?? 'null'));
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}
