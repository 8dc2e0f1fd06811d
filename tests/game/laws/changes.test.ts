// Only changes modify a game, and each writes only the fields in its row.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Input } from '#game/inputs.ts';
import { Run } from '#game/run/Run.ts';
import type { Change, ChangeName } from '#game/state/Change.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import { isWhole } from '../../support/ofEachSort.ts';
import { patient } from '../../support/patience.ts';
import { anyDeed, anyRules, visitorsDeed, worldWithout } from '../arbitraryGame.ts';

const RUNS = isWhole ? { numRuns: 1000 } : { numRuns: 40, seed: 33 };
const TIMEOUT = patient(isWhole ? 600_000 : 30_000);

type Part = keyof GameState;

/** The fields that each change may write. */
const WRITES: { readonly [Name in ChangeName]: readonly Part[] } = {
  ...{ stand: ['place'], turn: ['place'], see: ['seen'], find: ['opened'], open: ['opened'], mark: ['once'] },
  ...{ countStep: ['walked', 'quiet', 'spells'], endQuiet: ['quiet'] },
  ...{ set: ['flags'], clear: ['flags'], flip: ['flags'], note: ['npcs'], complete: ['completed', 'labyrinths'] },
  ...{ recordMonsters: ['lexicon'], spendFind: ['finds'], leaveFind: ['left'], takeFinds: ['left'] },
  ...{ stock: ['stock'], countSale: ['npcs'] },
  ...{ put: ['roster'], discard: ['roster'], identify: ['roster'], hand: ['roster'], take: ['roster'] },
  ...{ wear: ['roster'], takeOff: ['roster'], break: ['roster'], mend: ['roster'], liftCurse: ['roster'] },
  ...{ earn: ['gold'], pay: ['gold'], keepReward: ['rewards'], claimReward: ['rewards'] },
  ...{ damage: ['roster'], recover: ['roster'], inflict: ['roster'], fall: ['roster'], grow: ['roster'] },
  // A member that cannot be raised may be lost.
  ...{ relieve: ['roster', 'party'], revive: ['roster', 'party'] },
  ...{
    passDays: ['roster'],
    endStates: ['roster'],
    makeWhole: ['roster'],
    hurtHand: ['roster'],
    carryOver: ['roster'],
  },
  endBattle: ['battle', 'followers', 'roster'],
  ...{ learn: ['roster'], rise: ['roster'], drain: ['roster'], regain: ['roster'], strengthen: ['roster'] },
  ...{ align: ['roster'], title: ['roster'], setUses: ['roster'], forgetSpell: ['roster'], restore: ['roster'] },
  ...{ retrain: ['roster'], reincarnate: ['roster'], rename: ['roster'] },
  ...{ recruit: ['candidate'], create: ['candidate', 'roster'] },
  ...{ join: ['party', 'roster', 'gold'], part: ['party', 'roster', 'gold'], carry: ['party', 'roster'] },
  ...{ dismiss: ['roster', 'party'], lose: ['roster', 'party'], reorder: ['party'], leaveBodies: ['roster', 'party'] },
  ...{ wipe: ['mode', 'pending', 'battle', 'followers'], setFollowers: ['followers'] },
  ...{ startSpell: ['spells'], endLights: ['spells'], endSpells: ['spells'] },
};

/** The fields that the handling of an input may write directly. */
const COURSE: readonly Part[] = ['step', 'mode', 'pending', 'battle', 'cheated', 'cheats'];

/** Changes that must occur in these games; otherwise the law checks less than it seems to. */
const WITNESSED: readonly ChangeName[] = [
  ...(['stand', 'turn', 'see', 'mark', 'countStep', 'set', 'note', 'recordMonsters', 'put', 'discard'] as const),
  ...(['earn', 'pay', 'damage', 'fall', 'carryOver', 'endBattle', 'learn', 'join', 'part', 'wipe', 'create'] as const),
];

const written = (before: GameState, after: GameState): Part[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as Part[])].filter(
    (part) => before[part] !== after[part],
  );

test(
  'Games are changed by operations alone, and each writes nothing but what its row says',
  () => {
    const seen = new Set<ChangeName>();
    let allowed = new Set<Part>(COURSE);
    const { apply } = Run.prototype;
    vi.spyOn(Run.prototype, 'apply').mockImplementation(function (this: Run, change: Change) {
      const before = { ...this.draft };
      apply.call(this, change);
      seen.add(change.op);
      const others = written(before, this.draft).filter((part) => !WRITES[change.op].includes(part));
      expect(others, `${change.op} wrote these too`).toEqual([]);
      allowed = allowed.union(new Set(WRITES[change.op]));
    });
    const deed = fc.oneof({ weight: 3, arbitrary: visitorsDeed }, { weight: 1, arbitrary: anyDeed });
    const deeds = fc.array(deed, { minLength: 60, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(worldWithout(), anyRules, fc.tuple(fc.integer(), fc.integer()), deeds, (any, judge, seed, done) => {
        const world = judge(any);
        let state = newGame(world.beginning, seed);
        for (const one of done) {
          allowed = new Set(COURSE);
          const after = step(world, state, one(world, state) as Input);
          expect(written(state, after).filter((part) => !allowed.has(part))).toEqual([]);
          state = after;
        }
      }),
      RUNS,
    );
    expect(WITNESSED.filter((name) => !seen.has(name))).toEqual([]);
  },
  TIMEOUT,
);
