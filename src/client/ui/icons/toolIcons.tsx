import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** The moon and a star above a cell. */
export function CeilingMarkIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 16v4h16v-4" />
      <path d="M12.5 3a5 5 0 1 0 4.5 8A6 6 0 0 1 12.5 3zM19 3v4M17 5h4" />
    </ToolIcon>
  );
}

/** Four ready-made cells, one of them selected. */
export function ChipIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M3 3h7v7H3zM14 14h7v7h-7z" />
      <path d="M3 21v-7h7M14 3h7v7" />
    </ToolIcon>
  );
}

/** A passage that turns, between its walls. */
export function CorridorIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M2 5h17v17M2 13h9v9" strokeWidth="3" strokeLinecap="butt" strokeLinejoin="miter" />
      <path d="M4 9h3M15 14v3" />
    </ToolIcon>
  );
}

/** A hatched cell. */
export function DarkZoneIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="1" />
      <path d="M4 12l8-8M4 19.5L19.5 4M12 20l8-8" />
    </ToolIcon>
  );
}

/** A door in a wall, seen from above on the plan. */
export function DoorIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M2 12h5M17 12h5" strokeWidth="4" strokeLinecap="butt" />
      <rect x="7" y="8" width="10" height="8" rx="1" />
      <path d="M12 8v8" />
    </ToolIcon>
  );
}

/** An eraser on a line. */
export function EraserIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M9 19l-5-5a1.8 1.8 0 0 1 0-2.6L12 3.5a1.8 1.8 0 0 1 2.6 0l5 5a1.8 1.8 0 0 1 0 2.6L11.7 19z" />
      <path d="M7.7 8l8.3 8.3M6 19h15" />
    </ToolIcon>
  );
}

/** A flag planted in a cell. */
export function EventIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 20h16M8 20V4l9 4-9 4" />
    </ToolIcon>
  );
}

/** An eyedropper. */
export function EyedropperIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M13 6l5 5M14.5 4.5a2.5 2.5 0 0 1 3.6 0l1.4 1.4a2.5 2.5 0 0 1 0 3.6L17 12l-5-5z" fill="currentColor" />
      <path d="M12.5 8.5L5 16v3h3l7.5-7.5M3 21l2-2" />
    </ToolIcon>
  );
}

/** A room being filled to its walls. */
export function FillIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 9V4h16v16H4v-5" strokeWidth="3" strokeLinejoin="miter" />
      <path d="M8 8h8v8H8z" fill="currentColor" stroke="none" />
      <path d="M1 12h4" />
    </ToolIcon>
  );
}

/** Waves on the ground of a cell. */
export function FloorMarkIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 8V4h16v4" />
      <path d="M3 13c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 3 2 4.5 0M3 19c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 3 2 4.5 0" />
    </ToolIcon>
  );
}

/** A horned face in a room. */
export function MonsterRoomIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M3 3h18v18H3z" strokeWidth="3" strokeLinejoin="miter" />
      <path d="M8 7l1 3h6l1-3v6a4 4 0 0 1-8 0zM10.5 13v.1M13.5 13v.1" />
    </ToolIcon>
  );
}

/** A spiral, struck out. */
export function NoTeleportIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M12 12a2 2 0 1 1 3 1.7A5 5 0 1 1 17 9" />
      <circle cx="12" cy="12" r="9.5" />
      <path d="M5.5 18.5l13-13" />
    </ToolIcon>
  );
}

/** Four walls with a dragged corner. */
export function RoomIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <rect x="3" y="3" width="14" height="14" strokeWidth="3.5" strokeLinejoin="miter" />
      <path d="M21 16v5h-5M21 21l-4-4" />
    </ToolIcon>
  );
}

/** A thick line from one grid point to the next. */
export function WallIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 18V6h16" strokeWidth="4" strokeLinecap="square" />
      <path d="M11 13h.01M16 13h.01M11 18h.01M16 18h.01M20 18h.01M20 13h.01" />
    </ToolIcon>
  );
}
