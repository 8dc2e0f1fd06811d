import type { AreaGroup } from './areas/areas.tsx';
import { DATA_SETTINGS } from './dataSettings/dataAreas.tsx';
import { GAME_RULES } from './gameRules/gameRuleAreas.tsx';
import { LABYRINTHS } from './labyrinths/labyrinthAreas.tsx';
import { WORK_OUTLINE } from './workOutline/workOutlineGroup.tsx';

/** The tabs of a scenario that have areas or pages. */
export const AREA_GROUPS: readonly AreaGroup[] = [LABYRINTHS, DATA_SETTINGS, GAME_RULES, WORK_OUTLINE];
