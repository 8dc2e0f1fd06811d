import type { Rules } from '#game/rules/compileRules.ts';
import type { World } from '#game/world/World.ts';

/** The pages of rules that are a single value each. */
type Page = Exclude<keyof Rules, 'jobs' | 'races' | 'summons'>;

/** A world with some changed settings of a page of rules. */
export const ruled = <Name extends Page>(world: World, page: Name, change: Partial<Rules[Name]>): World => ({
  ...world,
  rules: { ...world.rules, [page]: { ...world.rules[page], ...change } },
});
