import type { placeTexts } from '#client/floor/placeTexts.ts';
import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import type { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { type EventSlotType, eventSlotTypes, eventType } from '#domain/catalogs/eventTypes.ts';
import { FACINGS } from '#domain/catalogs/facings.ts';
import { paddedNumber, RECORD_KINDS, type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';
import { diceText } from '#domain/dice/diceText.ts';
import { type SlotKind, slotRecord } from '#domain/events/slotKinds.ts';
import { type CellEvent, DEFAULT_SOUND } from '#domain/map/event.ts';
import { isUnplaced, type PlaceSlots, placeKeys, placeSlots } from '#domain/map/eventLinks.ts';
import type { Option } from '#domain/resource/field.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import type { Catalogs, NameOf } from './eventAtoms.ts';
import type { eventTexts } from './eventTexts.ts';

/** The texts, names and catalogs needed to describe events. */
export interface EventWords {
  readonly text: TextOf<TextKey<typeof eventTexts | typeof mapEditorTexts | typeof placeTexts | typeof markTexts>>;
  readonly language: Language;
  readonly nameOf: NameOf;
  /** Empty until they are fetched; until then the plain number is shown. */
  readonly catalogs: Catalogs;
}

/** Describes an event with its target, what it gives and what it needs: "Stairs up: to floor 02 (3, 20), facing north". */
export function describeEvent(words: EventWords, event: CellEvent): string {
  const { text, language } = words;
  const type = eventType(event.event_id);
  if (!type) return String(event.event_id);
  const place = placeSlots(type);
  const slots = eventSlotTypes(type, event);
  /** The N of a condition is part of the condition's own words. */
  const asked = slots[type.slots.findIndex(({ kind }) => kind === 'level')];
  const told = [...(place ? placeKeys(place) : []), asked?.key];
  const parts = [
    place && placeText(words, place, event),
    ...slots.filter(({ key }) => !told.includes(key)).map((slot) => slotText(words, slots, slot, event, asked)),
    event.flag !== 0 &&
      text(`map.event.words.${event.flag > 0 ? 'on' : 'off'}`, {
        flag: recordText(words, 'event_flag', Math.abs(event.flag)),
      }),
    facingText(words, 'muki', event.muki),
    event.A === 1 && text('map.event.words.once'),
    event.B > 0 && text('map.event.words.sets', { flag: recordText(words, 'event_flag', event.B) }),
    event.C !== DEFAULT_SOUND &&
      text('map.event.words.sound', { sound: labelText(words, words.catalogs.sound ?? [], event.C) }),
  ].filter(Boolean);
  const name = type.name[language];
  return parts.length === 0 ? name : text('map.event.words', { name, parts: parts.join(text('map.cell.separator')) });
}

function placeText(words: EventWords, slots: PlaceSlots, event: CellEvent): string {
  const { text } = words;
  if (isUnplaced(event)) return text('map.event.to.nowhere');
  const [x, y] = [event[slots.x], event[slots.y]];
  const [lowest, highest] = slots.stops.map((key) => floorText(words, event[key]));
  if (lowest && highest) return text('map.event.to.stops', { lowest, highest, x, y });
  const floor = slots.floor ? event[slots.floor] : 0;
  if (slots.x2 && slots.y2) {
    const [x2, y2] = [event[slots.x2], event[slots.y2]];
    return text('map.event.to.area', { floor: floorText(words, floor), x, y, x2, y2 });
  }
  return floor > 0
    ? text('map.event.to.floor', { floor: floorText(words, floor), x, y })
    : text('map.event.to.here', { x, y });
}

const floorText = ({ text }: EventWords, floor: number): string =>
  floor > 0
    ? text('map.event.to.numbered', { floor: paddedNumber('floor_map', floor) })
    : text('map.event.to.thisFloor');

/** Describes one number of an event; '' if it has no meaning, or if another slot describes it. */
function slotText(
  words: EventWords,
  slots: readonly EventSlotType[],
  { key, kind, label }: EventSlotType,
  event: CellEvent,
  asked: EventSlotType | undefined,
): string {
  const value = event[key];
  if (kind === 'rolls') {
    const [sides = 0, plus = 0] = ['dieSides', 'plus'].map(
      (other) => event[slots.find((slot) => slot.kind === other)?.key ?? key],
    );
    return diceText({ count: value, sides, plus });
  }
  if (kind === 'dieSides' || kind === 'plus') return '';
  if (kind === 'yesNo') return value === 1 ? label[words.language] : '';
  if (kind === 'facing' || kind === 'side') return facingText(words, kind, value);
  if (kind === 'condition')
    return numberOf(words, kind, value).replace(
      'N',
      () => (asked && numberOf(words, asked.kind, event[asked.key])) || 'N',
    );
  const said = numberOf(words, kind, value);
  if (said === '' || kind in words.catalogs) return said;
  // A count of 0 says nothing, but a record may have the number 0.
  return value > 0 || slotRecord(kind) ? numberText(words, label, said) : '';
}

/** Returns the meaning of a number of this kind; '' if there is none. */
function numberOf(words: EventWords, kind: SlotKind, value: number): string {
  const record = slotRecord(kind);
  if (record) return value === RECORD_KINDS[record].none ? '' : recordText(words, record, value, false);
  const options = words.catalogs[kind as keyof Catalogs];
  if (options) return value > 0 ? labelText(words, options, value) : '';
  return kind === 'percent' ? `${value}%` : String(value);
}

const facingText = (words: EventWords, said: 'muki' | 'facing' | 'side', facing: number): string =>
  facing > 0 ? words.text(`map.event.words.${said}`, { facing: labelText(words, FACINGS, facing) }) : '';

const numberText = ({ text, language }: EventWords, label: Label, value: string): string =>
  text('map.event.words.number', { label: label[language], value });

/** Describes a record by number and name, after the name of its kind if nothing else says the kind. */
function recordText({ language, nameOf }: EventWords, kind: RecordKindName, number: number, isNamed = true): string {
  const named = `${paddedNumber(kind, number)} ${nameOf(kind, number) ?? ''}`.trim();
  return isNamed ? `${recordTitle(kind)[language]} ${named}` : named;
}

const labelText = ({ language }: EventWords, options: readonly Option[], code: number): string =>
  options.find((option) => option.code === code)?.label[language] ?? String(code);
