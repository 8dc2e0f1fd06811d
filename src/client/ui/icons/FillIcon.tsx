import { type IconProps, ToolIcon } from './ToolIcon.tsx';

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
