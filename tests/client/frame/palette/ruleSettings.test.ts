import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findCommands } from '#client/frame/palette/findCommands.ts';
import { ruleCommands } from '#client/frame/palette/ruleSettings.ts';
import { pagePath } from '#client/screens/areas/areas.tsx';
import { GAME_RULES } from '#client/screens/gameRules/gameRuleAreas.tsx';
import { RULE_KINDS } from '#domain/resources/index.ts';

/** The addresses of the pages and forms of the rules; `:number` stands for any number. */
const PAGES = GAME_RULES.areas.flatMap((area) =>
  area.pages.flatMap((page) =>
    [page, ...(page.form ? [page.form] : [])].map((one) => pagePath('S', GAME_RULES, area, one)),
  ),
);
const visited: string[] = [];
const commands = ruleCommands('S', 'en', (href) => visited.push(href));

describe('The settings of the rules in the palette', () => {
  beforeAll(() => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test.each(RULE_KINDS.map(({ name }) => name))('lead to a page of %s and the field in it', (kind) => {
    const own = commands.filter(({ command }) => command.id.startsWith(`rule ${kind} `));
    expect(own.length).toBeGreaterThan(0);
    visited.length = 0;
    for (const { command } of own) command.run();
    for (const href of visited) {
      const [path = '', search] = href.split('?');
      expect(PAGES).toContain(path.replace(/\/\d+$/, '/:number'));
      expect(search).toMatch(/^field=/);
    }
  });

  test.each(['遭遇率', 'encounter rate', 'Encounter Rate a step'])('are found by %s', (typed) => {
    expect(findCommands(commands, typed).map(({ id }) => id)).toContain(
      'rule battle_system_treasure_chest 1 encounter_rate',
    );
  });
});
