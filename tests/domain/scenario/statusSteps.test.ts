import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISH_VARIANTS, SCENARIO_STATUSES, type ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import {
  afterStep,
  choicesFrom,
  isOpen,
  mayChange,
  releasedTo,
  type Statuses,
  type StatusStep,
} from '#domain/scenario/statusSteps.ts';

const CODES = SCENARIO_STATUSES.map(({ code }) => code);
const STEPS = ['release', 'update', 'withdraw'] as const satisfies readonly StatusStep[];
const NEW: Statuses = { status: 'private', status_platform: 'private', status_console: 'private' };

/** The table of docs/domain.md, written down once more. */
const TABLE: Readonly<Record<ScenarioStatus, readonly ScenarioStatus[]>> = {
  private: ['in_development', 'prepare_to_publish'],
  in_development: ['private', 'prepare_to_publish'],
  prepare_to_publish: ['private', 'publish_stop'],
  now_open: ['publish_stop'],
  publish_stop: ['private', 'prepare_to_publish'],
};

describe('The publishing statuses', () => {
  test.each(CODES)('from %s lead where the table says, and nowhere else', (from) => {
    expect([...choicesFrom(from)].sort()).toEqual([...TABLE[from]].sort());
    for (const to of CODES) expect(mayChange(from, to)).toBe(TABLE[from].includes(to));
  });

  test('nobody chooses to be open, and to stay is no step', () => {
    for (const from of CODES) {
      expect(mayChange(from, 'now_open')).toBe(false);
      expect(mayChange(from, from)).toBe(false);
    }
  });

  test('a release goes to what is prepared, and else to what is open', () => {
    const to = (statuses: Partial<Statuses>) => releasedTo({ ...NEW, ...statuses }).map(({ code }) => code);
    expect(to({})).toEqual([]);
    expect(to({ status: 'in_development', status_platform: 'publish_stop' })).toEqual([]);
    expect(to({ status: 'now_open', status_console: 'now_open' })).toEqual(['general', 'console']);
    expect(to({ status: 'now_open', status_console: 'prepare_to_publish' })).toEqual(['console']);
  });

  test('whatever is done in whatever order, a work is open only by a release of what was prepared', () => {
    const action = fc.oneof(
      fc.record({ step: fc.constantFrom(...STEPS) }),
      fc.record({
        field: fc.constantFrom(...PUBLISH_VARIANTS.map(({ field }) => field)),
        to: fc.constantFrom(...CODES),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let statuses = NEW;
        for (const one of actions) {
          const before = statuses;
          if ('step' in one) {
            statuses = afterStep(before, one.step) ?? before;
            const [from, to] = {
              release: ['prepare_to_publish', 'now_open'],
              update: ['now_open', 'prepare_to_publish'],
              withdraw: ['now_open', 'publish_stop'],
            }[one.step];
            for (const { field } of PUBLISH_VARIANTS)
              expect(statuses[field]).toBe(before[field] === from ? to : before[field]);
            expect(afterStep(before, one.step) === undefined).toBe(
              !Object.values(before).includes(from as ScenarioStatus),
            );
          } else if (mayChange(before[one.field], one.to)) {
            statuses = { ...before, [one.field]: one.to };
            expect(isOpen(statuses) && !isOpen(before)).toBe(false);
          }
        }
      }),
    );
  });
});
