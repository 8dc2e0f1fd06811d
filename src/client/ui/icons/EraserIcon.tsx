import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** An eraser on a line. */
export function EraserIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M9 19l-5-5a1.8 1.8 0 0 1 0-2.6L12 3.5a1.8 1.8 0 0 1 2.6 0l5 5a1.8 1.8 0 0 1 0 2.6L11.7 19z" />
      <path d="M7.7 8l8.3 8.3M6 19h15" />
    </ToolIcon>
  );
}
