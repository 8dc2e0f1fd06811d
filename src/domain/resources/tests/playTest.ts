import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource, type RecordOf } from '#domain/resource/defineResource.ts';
import { choice, group, packed, reference } from '#domain/resource/field.ts';
import { cellFields, flagSlots, rulesVersion, setUpField, testName } from './testSetUp.ts';

/** The goal that a test checks at its end. Frozen once landed. */
const GOALS = optionList([
  ['エンディングに着く', 'The ending is reached'],
  ['この場所に立つ', 'The party stands here'],
  ['フラグがONになる', 'These flags are ON'],
]);
export const [ENDING_GOAL, PLACE_GOAL, FLAGS_GOAL] = [0, 1, 2] as const;

/** Maximum length of the packed inputs: some thousand. */
export const MOST_PACKED_INPUTS = 16_000;
/** Maximum length of the packed save: most take about 2,000. */
export const MOST_PACKED_SAVE = 32_000;

/** A recorded game that is replayed when the scenario changes and must reach the same end. */
export const playTest = defineResource({
  name: 'play_test',
  needs: 'play',
  fields: {
    name: testName,
    set_up: setUpField,
    // The save that it begins from; without one it begins with the set-up.
    save: packed('始まりのセーブ', 'Save at the beginning', MOST_PACKED_SAVE),
    inputs: packed('手順', 'Steps', MOST_PACKED_INPUTS),
    goal: group('終わり', 'End', {
      kind: choice('確かめること', 'What is checked', GOALS),
      labyrinth: reference('迷宮', 'Labyrinth', {
        to: 'labyrinth_setting',
        noneLabel: { ja: 'どの迷宮でも', en: 'Any labyrinth' },
      }),
      ...cellFields,
      flags: flagSlots('フラグ', 'Flags', 'reads'),
    }),
    rules: rulesVersion,
  },
  names: { ja: 'name', en: 'name' },
});

export type PlayTest = RecordOf<typeof playTest>;
