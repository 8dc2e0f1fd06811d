import { eventFlag } from '#domain/resources/eventFlag.ts';
import { named } from '#firstLabyrinth/build/named.ts';

const flag = (name_ja: string, name_en: string) => ({ name_ja, name_en });

/** The flags of the story. */
export const FLAGS = named(eventFlag, {
  westWinch: flag('西の巻き上げ機を回した', 'The western winch is turned'),
  eastWinch: flag('東の巻き上げ機を回した', 'The eastern winch is turned'),
  metSteward: flag('家令マルヴォに会った', 'The steward Malvo was met'),
  sluiceWheel: flag('水門の輪を回した', 'The wheel of the sluice is turned'),
  wardenBeaten: flag('水門の主を倒した', 'The warden of the sluice is beaten'),
  sawPortrait: flag('宮廷の肖像を見た', 'The portrait of the court was seen'),
  readPage: flag('破られた頁を読んだ', 'The torn page was read'),
  wraithBeaten: flag('墨染めの亡霊を倒した', 'The wraith of ink is beaten'),
  firstHour: flag('一の時の門が開いている', 'The gate of the first hour is open'),
  secondHour: flag('二の時の門が開いている', 'The gate of the second hour is open'),
  thirdHour: flag('三の時の門が開いている', 'The gate of the third hour is open'),
  serpentBeaten: flag('ぜんまい大蛇を倒した', 'The serpent of the mainspring is beaten'),
  heardSteward: flag('マルヴォの言葉を聞く', 'Malvo is heard out'),
  refusedSteward: flag('マルヴォの言葉を拒んだ', 'Malvo is not heard'),
  eaterBeaten: flag('時喰いを倒した', 'The eater of hours is beaten'),
});
