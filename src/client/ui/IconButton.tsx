import type { ReactNode } from 'react';
import { BareButton } from './BareButton.tsx';
import { button } from './Button.css.ts';
import type { ButtonProps } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'isWide' | 'isPending'> {
  /** The name of the button, also shown as its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** After the name in the tooltip, such as a shortcut. */
  readonly hint?: string;
}

/** A button that is only an icon. Pass `aria-pressed` for a toggle. */
export function IconButton({ label, icon, hint, tone = 'plain', size = 'medium', ...props }: IconButtonProps) {
  return (
    <Tooltip text={hint === undefined ? label : `${label} (${hint})`}>
      <BareButton {...props} aria-label={label} className={button({ tone, size, shape: 'icon' })}>
        {icon}
      </BareButton>
    </Tooltip>
  );
}
