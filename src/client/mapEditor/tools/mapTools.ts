import { darkZone } from './darkZone.ts';
import { door } from './door.ts';
import { eraser } from './eraser.ts';
import type { MapTool } from './mapTool.ts';
import { room } from './room.ts';
import { select } from './select.ts';
import { wallLine } from './wallLine.ts';

/** All tools, in the order of the toolbar. The first is the one an author begins with. */
export const mapTools: readonly [MapTool, ...MapTool[]] = [wallLine, door, room, eraser, darkZone, select];
