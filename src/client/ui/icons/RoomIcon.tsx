import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** Four walls with a dragged corner. */
export function RoomIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <rect x="3" y="3" width="14" height="14" strokeWidth="3.5" strokeLinejoin="miter" />
      <path d="M21 16v5h-5M21 21l-4-4" />
    </ToolIcon>
  );
}
