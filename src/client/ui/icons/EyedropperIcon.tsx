import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** An eyedropper. */
export function EyedropperIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M13 6l5 5M14.5 4.5a2.5 2.5 0 0 1 3.6 0l1.4 1.4a2.5 2.5 0 0 1 0 3.6L17 12l-5-5z" fill="currentColor" />
      <path d="M12.5 8.5L5 16v3h3l7.5-7.5M3 21l2-2" />
    </ToolIcon>
  );
}
