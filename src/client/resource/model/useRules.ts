import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { THE_ONE } from '#domain/catalogs/ruleRows.ts';
import type { RecordOf, Resource } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { type BattleRules, compileRules, DEFAULT_RULES, type Rules } from '#game/rules/compileRules.ts';
import type { RecordDesk } from './RecordDesk.ts';
import { useRecord } from './useDesk.ts';
import { useRecordDesk, useRecordDesks } from './useRecordDesk.ts';

/** Returns the rules of a scenario including unsaved edits; until they are read, the default rules. */
export function useRules(scenarioId: string): Rules {
  const found = useRecordDesks(RULE_KINDS, scenarioId);
  const source = rulesOn(found);
  const subscribe = useCallback((listener: () => void) => source?.subscribe(listener) ?? (() => {}), [source]);
  return useSyncExternalStore(subscribe, () => source?.rules() ?? DEFAULT_RULES);
}

/** Returns only the rules of encounters and chests, for callers that need no others. */
export function useBattleRules(scenarioId: string): BattleRules {
  const desk = useRecordDesk(battleSystemTreasureChest, scenarioId);
  // The desk reads its records by their schema.
  const battle = useRecord(desk, THE_ONE) as BattleRules['battle'] | undefined;
  return useMemo(() => (battle ? { battle } : DEFAULT_RULES), [battle]);
}

/** Keyed by the first desk; a scenario has one desk of each kind. */
const known = new WeakMap<RecordDesk, RulesOnDesks>();

function rulesOn(found: readonly (RecordDesk | undefined)[]): RulesOnDesks | undefined {
  const desks = found.filter((desk) => desk !== undefined);
  const [first] = desks;
  if (!first || desks.length < found.length) return undefined;
  const rules = known.get(first) ?? new RulesOnDesks(desks);
  known.set(first, rules);
  return rules;
}

/** The rules on some desks, rebuilt when one of them has changed. */
class RulesOnDesks {
  readonly #desks: readonly RecordDesk[];
  readonly #listeners = new Set<() => void>();
  #rules: Rules | undefined;

  constructor(desks: readonly RecordDesk[]) {
    this.#desks = desks;
    for (const desk of desks) {
      desk.subscribe(() => {
        this.#rules = undefined;
        for (const listener of this.#listeners) listener();
      });
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  rules(): Rules {
    this.#rules ??= compileRules(<R extends Resource>({ name }: R, number: number) => {
      const desk = this.#desks.find(({ resource }) => resource.name === name);
      // Each kind of rules has its own desk, which reads its records by their schema.
      return desk?.record(number) as RecordOf<R>;
    });
    return this.#rules;
  }
}
