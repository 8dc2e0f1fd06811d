import { expect, test } from 'vitest';
import { nextStep, type Progress, roadOf } from '#client/screens/scenario/road.ts';

const NOTHING = { errors: 0, warnings: 3, information: 2, missing_english: 3 };

/** The progress of a scenario with nothing but the given parts done. */
function progress(overview: Partial<Progress['overview']>, checks?: Progress['checks'], status = 'private'): Progress {
  return {
    scenario: { id: 'abc', status, status_platform: 'private', status_console: 'private' } as Progress['scenario'],
    overview: {
      painted_floors: [],
      last_floor: null,
      record_counts: {},
      entered_labyrinths: 0,
      backups: 0,
      last_backup_at: null,
      ...overview,
    },
    checks,
  };
}

const last_floor = { number: 3, labyrinth_size: 0, grid: '', updated_at: '' };
const drawn = { painted_floors: [1, 3], last_floor };
const entered = { ...drawn, entered_labyrinths: 1 };
const written = { ...entered, record_counts: { labyrinth_message: 1 } };
const bred = { ...entered, record_counts: { labyrinth_message: 1, monster: 2 } };
const met = { ...entered, record_counts: { labyrinth_message: 1, monster: 2, encounter_setting: 1 } };
const played = { ...met, record_counts: { ...met.record_counts, play_test: 1 } };
const kept = { ...played, backups: 1 };
const found = { ...kept, record_counts: { ...kept.record_counts, search_item: 1 } };
const told = { ...kept, record_counts: { ...found.record_counts, author_comment: 1 } };

test.each([
  ['draw', '/floor-maps/01', progress({}, NOTHING)],
  ['labyrinth', '/labyrinths/settings', progress(drawn)],
  ['message', '/data-settings/labyrinth-messages', progress(entered)],
  ['encounter', '/data-settings/monsters', progress(written)],
  ['encounter', '/data-settings/encounters', progress(bred)],
  ['check', '/checks', progress(met, { ...NOTHING, warnings: 4 })],
  ['play', '/play', progress(met, NOTHING)],
  ['backup', '/backups', progress(played, NOTHING)],
  ['outline', '/scenario-tools/work-outline/search-items', progress(kept, NOTHING)],
  ['outline', '/scenario-tools/work-outline/author-comment', progress(found, NOTHING)],
  ['publish', '/scenario-tools/work-outline/status-setting', progress(told, NOTHING)],
])('the next step is to %s, at %s', (id, path, made) => {
  expect(nextStep(roadOf(made))).toMatchObject({ id, href: `/scenarios/abc${path}` });
});

test('a published work has no next step, and one whose check list is not there goes on without it', () => {
  expect(nextStep(roadOf(progress(told, NOTHING, 'now_open')))).toBeUndefined();
  expect(nextStep(roadOf(progress(met)))?.id).toBe('play');
});

test('the floor that was worked on last is the one to draw on', () => {
  expect(roadOf(progress(drawn))[0]).toEqual({ id: 'draw', isDone: true, href: '/scenarios/abc/floor-maps/03' });
});

test('a blank scenario is not praised for being without remarks', () => {
  expect(roadOf(progress({}, NOTHING)).some(({ isDone }) => isDone)).toBe(false);
});
