import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** A hatched cell. */
export function DarkZoneIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="1" />
      <path d="M4 12l8-8M4 19.5L19.5 4M12 20l8-8" />
    </ToolIcon>
  );
}
