import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

/**
 * What every button of the kit is made of. One that can do nothing for now keeps the focus, or gets it back from the dialog that it has
 * opened: from a button that is disabled in the browser's way the focus falls to the beginning of the page. The Tab key passes it by all
 * the same. A button that submits is disabled in that way, as only this keeps Enter in a field from submitting.
 */
export const BareButton = (props: ButtonProps) => (
  <AriaButton
    {...props}
    render={({ disabled, ...drawn }) =>
      disabled && drawn.type !== 'submit' ? (
        <button {...drawn} aria-disabled tabIndex={-1} />
      ) : (
        <button {...drawn} disabled={disabled} />
      )
    }
  />
);
