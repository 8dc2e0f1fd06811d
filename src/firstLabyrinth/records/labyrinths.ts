import type { Place } from '#domain/map/eventLinks.ts';
import { labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { signboard, signboardNumber } from '#domain/resources/signboard.ts';
import { type Named, row } from '#firstLabyrinth/build/named.ts';
import { t } from '#firstLabyrinth/build/says.ts';
import { MESSAGES } from '#firstLabyrinth/messages/messages.ts';
import { ITEMS } from './items.ts';

/** The numbers of the two labyrinths: the palace under the well, and the clock under the bell tower. */
export const [PALACE, CLOCK] = [0, 1] as const;

/** Codes of the sizes of floors, of the condition that requires an item, and of emblems. */
const [SIZE_20, SIZE_16] = [1, 2] as const;
const HOLDS_ITEM = 6;
const [STAIRS_IN_AN_ARCH, HOURGLASS_IN_A_ROUNDEL] = [8, 80] as const;
const [WIND, DRIPPING] = [55, 54] as const;

const entered = ({ floor: map, x, y }: Place): Partial<LabyrinthSetting> => ({ labyrinth_entrance: { map, x, y } });

/**
 * Makes the two labyrinths with their flags and signboards: the second is open to parties that have brought the ending item of the first to
 * the city.
 * @param entrances of the palace and of the clock
 */
export function labyrinthRecords(entrances: readonly [palace: Place, clock: Place]): Omit<Named, 'number'>[] {
  const palace = row(labyrinthSetting, PALACE, {
    ...entered(entrances[0]),
    map_hierarchy: { start: 1, end: 3 },
    labyrinth_size: SIZE_16,
    labyrinth_title: t('はじまりの迷宮', 'The First Labyrinth'),
    message_number: MESSAGES.number.firstDescent,
    title_icon: STAIRS_IN_AN_ARCH,
    with_signboard_displayed: true,
    ending_item: ITEMS.number.pendulum,
    setting_after_ending: { gold: 500, exp_point: 400, reward_item: ITEMS.number.windingKey },
    sound: { ...labyrinthSetting.blank.sound, labyrinth: DRIPPING },
  });
  const clock = row(labyrinthSetting, CLOCK, {
    ...entered(entrances[1]),
    map_hierarchy: { start: 4, end: 5 },
    labyrinth_size: SIZE_20,
    labyrinth_title: t('時計の底', 'Beneath the Clock'),
    message_number: MESSAGES.number.betrayal,
    title_icon: HOURGLASS_IN_A_ROUNDEL,
    with_signboard_displayed: true,
    intrusion_condition_required: true,
    intrusion_condition_number: HOLDS_ITEM,
    condition: { ...labyrinthSetting.blank.condition, item: ITEMS.number.windingKey },
    sound: { ...labyrinthSetting.blank.sound, labyrinth: WIND },
  });
  return [
    { kind: labyrinthSetting.name, rows: [palace, clock] },
    {
      kind: labyrinthFlag.name,
      rows: [
        row(labyrinthFlag, PALACE, { initial_flag: true, next_labyrinth_flag: true }),
        row(labyrinthFlag, CLOCK, {
          secret_sign_title_ja: '鐘楼の扉は閉ざされている',
          secret_sign_title_en: 'The door of the bell tower is shut',
        }),
      ],
    },
    {
      kind: signboard.name,
      rows: SIGNBOARDS.map(([labyrinth, place, text]) => row(signboard, signboardNumber(labyrinth, place), text)),
    },
  ];
}

const SIGNBOARDS = [
  [
    PALACE,
    'entrance',
    t(
      '古い井戸\n\n九日、鐘が鳴らない。\n王の城へ下りる者を求む。\n銀の振り子を持ち帰れ。\n\n　　　鐘楼議会　家令マルヴォ',
      'THE OLD WELL\n\nFor nine days the bell has not rung.\nWanted: any who will go down into\nthe palace, and bring home a pendulum\nof silver.\n\n   Malvo, Steward of the Bell Council',
    ),
  ],
  [
    PALACE,
    'ending',
    t(
      '振り子は街に戻った。\n家令は礼を言い、一人で鐘楼を下りた。\n朝は、まだ来ない。',
      'The pendulum is back in the town.\nThe steward thanked you, and went down\nthe bell tower alone.\nThere is still no morning.',
    ),
  ],
  [
    CLOCK,
    'entrance',
    t(
      '鐘楼の階段\n\n巻き鍵を持つ者だけが、\n時計の底へ下りられる。',
      'THE BELL TOWER STAIR\n\nOnly who holds the winding key\ncomes down beneath the clock.',
    ),
  ],
  [
    CLOCK,
    'ending',
    t('鐘が鳴った。\n日が昇った。\nおはよう、リンデル。', 'The bell has rung.\nThe sun is up.\nGood morning, Lindel.'),
  ],
] as const;
