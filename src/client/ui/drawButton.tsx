import type { ButtonHTMLAttributes } from 'react';

/**
 * Draws a button of the kit. One that can do nothing for now keeps the focus, or gets it back from the dialog that it has opened: from
 * a button that is disabled in the browser's way the focus falls to the beginning of the page. The Tab key passes it by all the same. A
 * button that submits is disabled in that way, as only this keeps Enter in a field from submitting.
 */
export const drawButton = ({ disabled, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) =>
  disabled && props.type !== 'submit' ? (
    <button {...props} aria-disabled tabIndex={-1} />
  ) : (
    <button {...props} disabled={disabled} />
  );
