import Castle from 'lucide-react/icons/castle';
import Database from 'lucide-react/icons/database';
import House from 'lucide-react/icons/house';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import MapIcon from 'lucide-react/icons/map';
import Megaphone from 'lucide-react/icons/megaphone';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { User } from '#client/page/account.ts';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import type { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';

interface ScenarioTab {
  readonly label: TextKey<typeof scenarioTexts>;
  readonly Icon: typeof House;
  readonly href: (scenarioId: string) => string;
  /** Whether every address below `href` belongs to the tab too. */
  readonly hasChildren?: boolean;
  /** The number that its label shows. */
  readonly counts?: 'checks';
  readonly isHidden?: (account: User) => boolean;
}

/** The tabs above every screen of a scenario (docs/product.md, "Shell"), in order. */
export const SCENARIO_TABS: readonly ScenarioTab[] = [
  { label: 'scenarioTab.list', Icon: List, href: () => '/scenarios', isHidden: (account) => account.is_admin },
  { label: 'scenarioTab.home', Icon: House, href: scenarioPath },
  { label: 'scenarioTab.floorMap', Icon: MapIcon, href: (id) => `${scenarioPath(id)}/floor-maps`, hasChildren: true },
  {
    label: 'scenarioTab.labyrinths',
    Icon: Castle,
    href: (id) => `${scenarioPath(id)}/labyrinths`,
    hasChildren: true,
  },
  {
    label: 'scenarioTab.dataSettings',
    Icon: Database,
    href: (id) => `${scenarioPath(id)}/data-settings`,
    hasChildren: true,
  },
  {
    label: 'scenarioTab.gameRules',
    Icon: Scale,
    href: (id) => `${scenarioPath(id)}/scenario-tools/game-rules`,
    hasChildren: true,
  },
  {
    label: 'scenarioTab.workOutline',
    Icon: Megaphone,
    href: (id) => `${scenarioPath(id)}/scenario-tools/work-outline`,
    hasChildren: true,
  },
  { label: 'scenarioTab.checks', Icon: ListChecks, href: (id) => `${scenarioPath(id)}/checks`, counts: 'checks' },
  { label: 'scenarioTab.search', Icon: Search, href: (id) => `${scenarioPath(id)}/search` },
];
