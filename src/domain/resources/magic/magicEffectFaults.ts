import { LAST_MAGIC_EFFECT } from '#domain/catalogs/magicEffects.ts';
import type { Label } from '#domain/text/languages.ts';

/** Said of an effect that no item can have (spec 2 §8). */
export const UNUSABLE: Label = {
  ja: `使えません。魔法効果は1から${LAST_MAGIC_EFFECT}までです。`,
  en: `Unusable: magic effects are 1 to ${LAST_MAGIC_EFFECT}.`,
};

/** Said of a random value past the last effect (spec 2 §8). */
export const OUT_OF_RANGE: Label = {
  ja: `範囲外です。1から${LAST_MAGIC_EFFECT}までにしてください。`,
  en: `Out of Range: please choose 1 to ${LAST_MAGIC_EFFECT}.`,
};
