import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels. */
  readonly size?: number;
}

/** The frame of our own icons, drawn like those of lucide: 24 by 24, strokes of 2, the colour of the text. */
export function ToolIcon({ size = 20, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}
