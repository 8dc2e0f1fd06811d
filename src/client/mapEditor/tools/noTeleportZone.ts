import { ZONE } from '#domain/map/cell.ts';
import { zoneTool } from './zoneTool.ts';

export const noTeleportZone = zoneTool({ id: 'noTeleport', icon: 'noTeleport', shortcut: 't' }, ZONE.noTeleport);
