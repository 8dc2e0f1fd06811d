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
