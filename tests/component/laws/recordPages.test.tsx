// The page of a record leaves its fields the room of a small laptop, whatever the kind: what leads elsewhere stands above them, or takes
// less than half of the width.
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { hasScenario, opens } from '../support/site.tsx';

const LAPTOP = { width: 1280, height: 800 };
/** The kinds without a page of fields: the map of a floor, and what is set up in a game. */
const WITHOUT_FIELDS: readonly RecordKindName[] = ['floor_map', 'test_set_up', 'play_test'];

const KINDS = (Object.keys(RECORD_KINDS) as RecordKindName[]).filter((kind) => !WITHOUT_FIELDS.includes(kind));

afterAll(() => page.viewport(1280, 720));

/** Returns the place of the first field or cell of a page; undefined while it loads. */
function firstPlace(): DOMRect | undefined {
  const places = [...document.querySelectorAll('main [data-path], main td')];
  return places.find((place) => place.checkVisibility())?.getBoundingClientRect();
}

test('the first field of every kind of record stands left of the middle', { timeout: 240_000 }, async () => {
  await page.viewport(LAPTOP.width, LAPTOP.height);
  const scenarioId = await hasScenario();
  for (const kind of KINDS) {
    const number = Math.max(RECORD_KINDS[kind].first, 1);
    await opens(recordHref(scenarioId, kind, number));
    await expect.poll(() => firstPlace()?.left ?? LAPTOP.width, { message: kind }).toBeLessThan(LAPTOP.width / 2);
    const [links] = [...document.querySelectorAll('[data-record-form] nav')];
    expect(links?.getBoundingClientRect().height ?? 0, kind).toBeLessThan(LAPTOP.height / 10);
  }
});
