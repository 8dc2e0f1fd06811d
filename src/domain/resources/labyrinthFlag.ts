import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type RecordOf } from '#domain/resource/defineResource.ts';
import { flag, text } from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';

/** Whether the labyrinth of the same number is open from the start (docs/domain.md, "Flags"). */
export const labyrinthFlag = defineResource({
  name: 'labyrinth_flag',
  fields: {
    initial_flag: flag('はじめからON', 'Initially ON'),
    secret_sign_title_ja: text('秘密の看板のタイトル（日本語）', 'Secret sign title (Japanese)', { maxWidth: 40 }),
    secret_sign_title_en: text('秘密の看板のタイトル（英語）', 'Secret sign title (English)', { maxWidth: 40 }),
    next_labyrinth_flag: flag('踏破すると次の迷宮をONにする', 'Turns the next labyrinth ON when it is completed'),
  },
  names: { ja: 'secret_sign_title_ja', en: 'secret_sign_title_en' },
  naming: 'optional',
  fixed: (number) => {
    if (number === FORCED_ON) return { values: { initial_flag: true }, fault: IS_FORCED_ON };
    if (number === RECORD_KINDS.labyrinth_flag.last) return { values: { next_labyrinth_flag: false }, fault: IS_LAST };
    return undefined;
  },
  tables: {
    list: {
      title: { ja: '迷宮フラグ', en: 'Labyrinth flags' },
      columns: ['secret_sign_title_ja', 'secret_sign_title_en', 'initial_flag', 'next_labyrinth_flag'],
    },
  },
});

/** The labyrinth that is open from the start, whatever is stored: its flag is forced ON. */
export const FORCED_ON = 0;

const IS_FORCED_ON: Label = { ja: '迷宮フラグ0は必ずONです。', en: 'Labyrinth flag 0 is always ON.' };

const IS_LAST: Label = {
  ja: '最後の迷宮なので、次の迷宮はありません。',
  en: 'This is the last labyrinth: there is no next one.',
};

/** Whether a labyrinth is open at the start of a game. */
export const isOpenAtFirst = (number: number, { initial_flag }: RecordOf<typeof labyrinthFlag>): boolean =>
  number === FORCED_ON || initial_flag;
