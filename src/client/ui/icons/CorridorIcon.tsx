import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** A passage that turns, between its walls. */
export function CorridorIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M2 5h17v17M2 13h9v9" strokeWidth="3" strokeLinecap="butt" strokeLinejoin="miter" />
      <path d="M4 9h3M15 14v3" />
    </ToolIcon>
  );
}
