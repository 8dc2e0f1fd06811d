import { type IconProps, ToolIcon } from './ToolIcon.tsx';

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
