import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** A thick line from one grid point to the next. */
export function WallIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M4 18V6h16" strokeWidth="4" strokeLinecap="square" />
      <path d="M11 13h.01M16 13h.01M11 18h.01M16 18h.01M20 18h.01M20 13h.01" />
    </ToolIcon>
  );
}
