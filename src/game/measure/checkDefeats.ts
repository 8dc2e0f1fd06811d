import type { Problem } from '#domain/resource/defineResource.ts';
import { WIPE_LEAVES_BODIES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { CITY_PLACES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { warning } from '#domain/resources/rules/ruleFields.ts';
import type { Rules } from '#game/rules/compileRules.ts';

/** The number of members in a lost party and in the one that fetches it. */
const TWO_PARTIES = 12;

/**
 * Finds problems of the city if the bodies of a defeated party stay in the labyrinth: enough members must be available to continue and to
 * fetch them.
 */
export function checkDefeats({ battle, city }: Rules): Problem[] {
  if (battle.wipe !== WIPE_LEAVES_BODIES) return [];
  const isTrainingOpen = city.open[CITY_PLACES.indexOf('training_ground')] === true;
  return [
    ...(city.roster < TWO_PARTIES ? [warning('roster', FEW)] : []),
    ...(isTrainingOpen ? [] : [warning('open', NOBODY_NEW)]),
  ];
}

const FEW = {
  ja: `全滅すると遺体が迷宮に残る規則です。登録できる人数が${TWO_PARTIES}人より少ないと、助けに行くパーティと連れ帰った仲間で名簿がいっぱいになります。`,
  en: `The bodies stay in the labyrinth after a party wipe. With a roster below ${TWO_PARTIES}, a party that fetches them and those who are brought back do not both fit.`,
};
const NOBODY_NEW = {
  ja: '全滅すると遺体が迷宮に残る規則なのに、訓練場が閉まっています。街に誰もいなくなるまで、新しい仲間を作れません。',
  en: 'The bodies stay in the labyrinth after a party wipe, but the training ground is closed. No new members can be made until the city has nobody left.',
};
