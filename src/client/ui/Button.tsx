import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { BareButton } from './BareButton.tsx';
import { button, content, contentPending, wait } from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
  /** primary: the single next step of a screen; quiet: everything else; plain: inside of bars; danger: cannot be undone. */
  readonly tone?: 'primary' | 'quiet' | 'plain' | 'danger';
  readonly size?: 'small' | 'medium';
  readonly isWide?: boolean;
  /** Before the text, 16 px. */
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with a text. While `isPending` it keeps its width and its focus and cannot be pressed. */
export function Button({ children, tone = 'quiet', size = 'medium', isWide = false, icon, ...props }: ButtonProps) {
  const isPending = props.isPending ?? false;
  return (
    <BareButton {...props} className={button({ tone, size, shape: isWide ? 'wide' : 'text' })}>
      <span className={isPending ? contentPending : content}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={wait}>
          <Spinner size="small" />
        </span>
      )}
    </BareButton>
  );
}
