import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** A flag planted in a cell. */
export function EventIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 20h16M8 20V4l9 4-9 4" />
    </ToolIcon>
  );
}
