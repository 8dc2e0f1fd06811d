import { type IconProps, ToolIcon } from './ToolIcon.tsx';

/** Four ready-made cells, one of them selected. */
export function ChipIcon(props: IconProps) {
  return (
    <ToolIcon {...props}>
      <path d="M3 3h7v7H3zM14 14h7v7h-7z" />
      <path d="M3 21v-7h7M14 3h7v7" />
    </ToolIcon>
  );
}
