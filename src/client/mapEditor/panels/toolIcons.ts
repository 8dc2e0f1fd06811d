import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import type { ComponentType } from 'react';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { DarkZoneIcon } from '#client/ui/icons/DarkZoneIcon.tsx';
import { DoorIcon } from '#client/ui/icons/DoorIcon.tsx';
import { EraserIcon } from '#client/ui/icons/EraserIcon.tsx';
import { RoomIcon } from '#client/ui/icons/RoomIcon.tsx';
import type { IconProps } from '#client/ui/icons/ToolIcon.tsx';
import { WallIcon } from '#client/ui/icons/WallIcon.tsx';

export const toolIcons: Record<MapTool['icon'], ComponentType<IconProps>> = {
  wall: WallIcon,
  door: DoorIcon,
  room: RoomIcon,
  eraser: EraserIcon,
  darkZone: DarkZoneIcon,
  select: SquareDashedMousePointer,
};
