import { ZONE } from '#domain/map/cell.ts';
import { zoneTool } from './zoneTool.ts';

export const darkZone = zoneTool({ id: 'dark', icon: 'darkZone', shortcut: 'k' }, ZONE.dark);
