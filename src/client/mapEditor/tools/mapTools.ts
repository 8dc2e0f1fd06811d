import { ceilingMark } from './ceilingMark.ts';
import { chip } from './chip.ts';
import { corridor } from './corridor.ts';
import { darkZone } from './darkZone.ts';
import { door } from './door.ts';
import { eraser } from './eraser.ts';
import { event } from './event.ts';
import { eyedropper } from './eyedropper.ts';
import { fill } from './fill.ts';
import { floorMark } from './floorMark.ts';
import type { MapTool } from './mapTool.ts';
import { monsterRoom } from './monsterRoom.ts';
import { noTeleportZone } from './noTeleportZone.ts';
import { room } from './room.ts';
import { select } from './select.ts';
import { wallLine } from './wallLine.ts';

/** All tools, in the order of the toolbar. The first one is current at the start. */
export const mapTools: readonly [MapTool, ...MapTool[]] = [
  wallLine,
  door,
  room,
  corridor,
  chip,
  eraser,
  fill,
  darkZone,
  noTeleportZone,
  floorMark,
  ceilingMark,
  monsterRoom,
  event,
  eyedropper,
  select,
];
