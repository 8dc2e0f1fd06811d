/** The tab in which the guide opens; later questions reuse it. */
export const GUIDE_TAB = 'meikyu-guide';

/** Returns the address of a page of the guide, or of a section of it: `events#chests`. */
export const guideHref = (target = ''): string => (target === '' ? '/guide' : `/guide/${target}`);

/** Scrolls to the anchor in the page's address, if it exists. @returns whether it does */
export function goToAnchor(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/** Screens by the beginning of their addresses, with the section of the guide about each; the first match counts. */
const SCREENS: readonly (readonly [address: string, target: string])[] = [
  ['/scenarios/:id/floor-maps', 'first-floor#walls'],
  ['/scenarios/:id/play', 'test-play'],
  ['/scenarios/:id/labyrinths/flag-management', 'labyrinths#flags'],
  ['/scenarios/:id/labyrinths', 'labyrinths'],
  ['/scenarios/:id/data-settings/labyrinth-messages/signboard', 'messages#signboards'],
  ['/scenarios/:id/data-settings/labyrinth-messages', 'messages'],
  ['/scenarios/:id/data-settings/items', 'items'],
  ['/scenarios/:id/data-settings/monsters/monster-graphic-setting', 'monsters#pictures'],
  ['/scenarios/:id/data-settings/monsters', 'monsters'],
  ['/scenarios/:id/data-settings/encounters', 'encounters'],
  ['/scenarios/:id/data-settings/treasure-chest/change-treasure-chest-trap', 'chests#traps'],
  ['/scenarios/:id/data-settings/treasure-chest', 'chests'],
  ['/scenarios/:id/data-settings/npc', 'npcs'],
  ['/scenarios/:id/data-settings/additional-image', 'messages#pictures'],
  ['/scenarios/:id/data-settings/magic-effect-auto', 'items#magic'],
  ['/scenarios/:id/data-settings/character', 'characters'],
  ['/scenarios/:id/data-settings', 'spells'],
  ['/scenarios/:id/scenario-tools/game-rules', 'rules'],
  ['/scenarios/:id/scenario-tools/work-outline', 'publishing'],
  ['/scenarios/:id/checks', 'checks'],
  ['/scenarios/:id/backups', 'files#backups'],
  ['/scenarios/:id/search', 'desk#finding'],
  ['/scenarios/:id', 'first-floor'],
  ['/scenarios', 'first-floor#scenario'],
  ['/sample-scenarios', 'publishing#samples'],
  ['/me', 'desk#account'],
];

/** Returns the section of the guide about the screen at an address; the contents if it has none. */
export function guideOf(address: string): string {
  const screen = address.replace(/^\/scenarios\/[^/]+/, '/scenarios/:id');
  return guideHref(SCREENS.find(([beginning]) => screen.startsWith(beginning))?.[1]);
}
