import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** A horned face in a room. */
export function MonsterRoomIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M3 3h18v18H3z" strokeWidth="3" strokeLinejoin="miter" />
      <path d="M8 7l1 3h6l1-3v6a4 4 0 0 1-8 0zM10.5 13v.1M13.5 13v.1" />
    </ToolIcon>
  );
}
