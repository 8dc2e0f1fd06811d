import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';

type Leader = Pick<RecordOf<typeof monster>, 'companion' | 'companion_probability'>;

/** A companion of an encountered monster, with the chance that it appears too. */
export interface Companion {
  readonly monster: number;
  readonly share: number;
}

/**
 * The companions of a monster: its own, that one's, and so on, without repetition, in descending chance.
 * @param monsters by number; a missing one has no companion
 */
export function companyOf(met: number, monsters: ReadonlyMap<number, Leader>): Companion[] {
  const company: Companion[] = [];
  const passed = new Set([met]);
  let share = 1;
  for (let leader = monsters.get(met); leader; ) {
    const { companion, companion_probability } = leader;
    share *= companion_probability / 100;
    if (share === 0 || companion === RECORD_KINDS.monster.none || passed.has(companion)) break;
    passed.add(companion);
    company.push({ monster: companion, share });
    leader = monsters.get(companion);
  }
  return company;
}
