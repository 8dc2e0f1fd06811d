// After an event is placed, its first field has the focus, whatever its kind. A landing tries a kind of each sort of first field, `npm run
// soak` all.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { diceSlots, type EventSlot, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES, type EventType } from '#domain/catalogs/eventTypes.ts';
import { newEvent } from '#domain/map/event.ts';
import { EventPanel } from '../support/EventPanel.ts';
import { FloorMap, type Point } from '../support/FloorMap.ts';
import { hasScenario, presses } from '../support/site.tsx';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

/** The numbers of a kind besides those that every kind has. */
const ownSlots = (type: EventType): readonly EventSlot[] =>
  eventSlots(type, newEvent(type)).filter(({ path }) => !['A', 'B', 'C'].includes(path));

const sortOf = (type: EventType): string => {
  const [first] = ownSlots(type);
  if (!first) return 'none';
  return Object.values(diceSlots(ownSlots(type))).includes(first) ? 'dice' : `${first.kind} ${first.field.kind}`;
};

const isWhole = import.meta.env.TEST_WHOLE === 'true';
const sorts = new Set<string>();
const TRIED = TYPES.filter((type) => {
  const isFirst = !sorts.has(sortOf(type));
  sorts.add(sortOf(type));
  return isWhole || isFirst;
});

/** The kinds without a number of their own: the focus goes to what every kind has. */
const WITHOUT_FIELDS: readonly number[] = [
  302, 601, 603, 604, 605, 702, 703, 1704, 1705, 1803, 1901, 1902, 1903, 1904, 1905, 2001, 2002, 2003, 2101, 2103, 2203,
];

test('the kinds without a field of their own are these', () => {
  expect(TYPES.filter((type) => ownSlots(type).length === 0).map(({ id }) => id)).toEqual(WITHOUT_FIELDS);
});

test('the first field of what was placed has the focus', { timeout: isWhole ? 600_000 : 180_000 }, async () => {
  const map = new FloorMap(await hasScenario());
  const events = new EventPanel(map);
  await map.opens('20');
  for (const [index, type] of TRIED.entries()) {
    const [x, y]: Point = [2 + (index % 10) * 2, 2 + Math.floor(index / 10) * 2];
    await map.chooses('event');
    await map.presses([x + 0.5, y + 0.5]);
    await expect.element(events.search).toHaveFocus();
    await userEvent.keyboard(String(type.id));
    await presses('Enter');
    const form = events.formOf(x, y);
    await expect.element(form).toBeVisible();
    const hasFocus = () =>
      form.element().contains(document.activeElement) && document.activeElement?.matches('input, textarea, button');
    await expect.poll(hasFocus, { message: `${type.id} ${type.name.en}` }).toBe(true);
    await presses('Escape');
    await map.presses([0.5, 22.5]);
  }
});
