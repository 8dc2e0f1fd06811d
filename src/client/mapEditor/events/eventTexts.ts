import { defineTexts, type TextKey } from '#client/i18n/defineTexts.ts';
import { EVENT_CATEGORIES, EVENT_DICE } from '#domain/catalogs/eventTypes.ts';
import type { Label } from '#domain/text/languages.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);
const step = ({ ja, en }: Label): Label => ({ ja: `イベント：${ja}`, en: `Event: ${en}` });

/** The names of steps that change one number of an event, keyed by event kind and the domain's name of the number. */
export const eventStepTexts = defineTexts<`map.event.edit.${number}.${string}`>(
  Object.fromEntries(
    TYPES.flatMap(({ id, slots }) => slots.map(({ key, label }) => [`map.event.edit.${id}.${key}`, step(label)])),
  ),
);

/** The texts of events on the map. */
export const eventTexts = defineTexts({
  'map.event.palette': { ja: 'イベントの種類', en: 'Kind of event' },
  'map.event.to.nowhere': { ja: '行き先は未設定', en: 'target not set yet' },
  'map.event.to.numbered': { ja: '{{floor}}階', en: 'floor {{floor}}' },
  'map.event.to.thisFloor': { ja: 'この階', en: 'this floor' },
  'map.event.to.floor': { ja: '{{floor}} ({{x}}, {{y}}) へ', en: 'to {{floor}} ({{x}}, {{y}})' },
  'map.event.to.here': { ja: 'この階の ({{x}}, {{y}}) へ', en: 'to ({{x}}, {{y}}) on this floor' },
  'map.event.to.area': {
    ja: '{{floor}}の ({{x}}, {{y}})〜({{x2}}, {{y2}}) のどこかへ',
    en: 'to a random cell in ({{x}}, {{y}})–({{x2}}, {{y2}}) on {{floor}}',
  },
  'map.event.to.stops': {
    ja: '{{lowest}}〜{{highest}}の ({{x}}, {{y}}) に停まる',
    en: 'stops at ({{x}}, {{y}}) from {{lowest}} to {{highest}}',
  },
  'map.event.words': { ja: '{{name}}：{{parts}}', en: '{{name}}: {{parts}}' },
  'map.event.words.facing': { ja: '{{facing}}向き', en: 'facing {{facing}}' },
  'map.event.words.side': { ja: '{{facing}}側', en: '{{facing}} side' },
  'map.event.words.number': { ja: '{{label}} {{value}}', en: '{{label}} {{value}}' },
  'map.event.words.once': { ja: '一度だけ', en: 'once' },
  'map.event.words.sets': { ja: '完了時に{{flag}}をONにする', en: 'turns {{flag}} ON when done' },
  'map.event.words.on': { ja: '{{flag}}がONのとき', en: 'while {{flag}} is ON' },
  'map.event.words.off': { ja: '{{flag}}がOFFのとき', en: 'while {{flag}} is OFF' },
  'map.event.words.muki': { ja: '{{facing}}を向いたとき', en: 'when facing {{facing}}' },
  'map.event.words.sound': { ja: '効果音 {{sound}}', en: 'sound {{sound}}' },

  'map.event.edit.A': step({ ja: '繰り返し', en: 'repeats' }),
  'map.event.edit.B': step({ ja: '完了時のフラグ', en: 'flag when done' }),
  'map.event.edit.C': step({ ja: '効果音', en: 'sound' }),
  'map.event.edit.flag': step({ ja: '条件', en: 'condition' }),
  'map.event.edit.muki': step({ ja: '向き', en: 'facing' }),
  'map.event.edit.event_id': step({ ja: '種類', en: 'kind' }),
  'map.event.edit.raw': step({ ja: '詳細設定', en: 'advanced' }),
  'map.event.edit.target': step({ ja: '行き先', en: 'target' }),
  'map.event.edit.dice': step({ ja: EVENT_DICE.label.ja, en: EVENT_DICE.label.en.toLowerCase() }),
  'map.event.edit.key': step({ ja: '扉の鍵', en: 'key of a door' }),
  'map.event.edit.delete': step({ ja: '削除', en: 'deleted' }),
  'map.event.edit.wayBack': step({ ja: '戻りの階段', en: 'stairs back' }),

  'map.command.followLink': { ja: 'リンクの先へ移動', en: 'Follow the link' },
  'map.command.pickTarget': { ja: '行き先を地図で選ぶ', en: 'Pick the target on the map' },
  'map.command.allLinks': { ja: 'リンクをすべて表示', en: 'Show all links' },
  'map.command.cancelPick': { ja: '行き先を選ぶのをやめる', en: 'Stop picking the target' },
});

/** The text keys for steps that change an event. */
export type EventStepKey = TextKey<typeof eventTexts | typeof eventStepTexts>;
