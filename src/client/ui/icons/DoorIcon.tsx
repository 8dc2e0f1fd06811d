import { type IconProps, ToolIcon } from './ToolIcon.tsx';

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
