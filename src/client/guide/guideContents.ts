import type { Label } from '#domain/text/languages.ts';
import type { GuidePage } from './content.ts';
import { characters } from './pages/characters.ts';
import { checks } from './pages/checks.ts';
import { chests } from './pages/chests.ts';
import { desk } from './pages/desk.ts';
import { encounters } from './pages/encounters.ts';
import { events } from './pages/events.ts';
import { files } from './pages/files.ts';
import { firstFloor } from './pages/firstFloor.ts';
import { items } from './pages/items.ts';
import { keys } from './pages/keys.ts';
import { labyrinths } from './pages/labyrinths.ts';
import { messages } from './pages/messages.ts';
import { monsters } from './pages/monsters.ts';
import { npcs } from './pages/npcs.ts';
import { numbers } from './pages/numbers.ts';
import { publishing } from './pages/publishing.ts';
import { rules } from './pages/rules.ts';
import { spells } from './pages/spells.ts';
import { tables } from './pages/tables.ts';
import { testPlay } from './pages/testPlay.ts';

interface GuidePart {
  readonly title: Label;
  readonly pages: readonly GuidePage[];
}

/** The parts of the guide, in reading order. */
export const GUIDE_PARTS: readonly GuidePart[] = [
  { title: { ja: 'はじめに', en: 'Getting started' }, pages: [firstFloor, desk] },
  { title: { ja: '迷宮', en: 'Labyrinths' }, pages: [events, labyrinths] },
  {
    title: { ja: 'データとルール', en: 'Data and rules' },
    pages: [messages, items, monsters, encounters, chests, npcs, characters, spells, rules, numbers],
  },
  { title: { ja: '確かめて公開する', en: 'Test and publish' }, pages: [testPlay, checks, publishing] },
  { title: { ja: '操作とファイル', en: 'Keys and files' }, pages: [keys, tables, files] },
];

export const GUIDE_PAGES: readonly GuidePage[] = GUIDE_PARTS.flatMap(({ pages }) => pages);
