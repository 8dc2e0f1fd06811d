import { DATA_SETTINGS } from '#client/screens/dataSettings/dataAreas.tsx';
import { GAME_RULES } from '#client/screens/gameRules/gameRuleAreas.tsx';
import { LABYRINTHS } from '#client/screens/labyrinths/labyrinthAreas.tsx';
import { WORK_OUTLINE } from '#client/screens/workOutline/workOutlineGroup.tsx';
import type { AreaGroup } from './areas.tsx';

/** What the tabs of a scenario hold that have areas or pages. */
export const AREA_GROUPS: readonly AreaGroup[] = [LABYRINTHS, DATA_SETTINGS, GAME_RULES, WORK_OUTLINE];
