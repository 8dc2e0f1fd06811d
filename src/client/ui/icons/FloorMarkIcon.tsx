import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** Waves on the ground of a cell. */
export function FloorMarkIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 8V4h16v4" />
      <path d="M3 13c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 3 2 4.5 0M3 19c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 3 2 4.5 0" />
    </ToolIcon>
  );
}
