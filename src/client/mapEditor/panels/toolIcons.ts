import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import type { ComponentType } from 'react';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { CeilingMarkIcon } from '#client/ui/icons/CeilingMarkIcon.tsx';
import { ChipIcon } from '#client/ui/icons/ChipIcon.tsx';
import { CorridorIcon } from '#client/ui/icons/CorridorIcon.tsx';
import { DarkZoneIcon } from '#client/ui/icons/DarkZoneIcon.tsx';
import { DoorIcon } from '#client/ui/icons/DoorIcon.tsx';
import { EraserIcon } from '#client/ui/icons/EraserIcon.tsx';
import { EventIcon } from '#client/ui/icons/EventIcon.tsx';
import { EyedropperIcon } from '#client/ui/icons/EyedropperIcon.tsx';
import { FillIcon } from '#client/ui/icons/FillIcon.tsx';
import { FloorMarkIcon } from '#client/ui/icons/FloorMarkIcon.tsx';
import { MonsterRoomIcon } from '#client/ui/icons/MonsterRoomIcon.tsx';
import { NoTeleportIcon } from '#client/ui/icons/NoTeleportIcon.tsx';
import { RoomIcon } from '#client/ui/icons/RoomIcon.tsx';
import type { IconProps } from '#client/ui/icons/ToolIcon.tsx';
import { WallIcon } from '#client/ui/icons/WallIcon.tsx';

export const toolIcons: Record<MapTool['icon'], ComponentType<IconProps>> = {
  wall: WallIcon,
  door: DoorIcon,
  room: RoomIcon,
  corridor: CorridorIcon,
  chip: ChipIcon,
  eraser: EraserIcon,
  fill: FillIcon,
  darkZone: DarkZoneIcon,
  select: SquareDashedMousePointer,
  event: EventIcon,
  noTeleport: NoTeleportIcon,
  floorMark: FloorMarkIcon,
  ceilingMark: CeilingMarkIcon,
  monsterRoom: MonsterRoomIcon,
  eyedropper: EyedropperIcon,
};
