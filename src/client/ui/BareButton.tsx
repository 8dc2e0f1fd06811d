import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

/**
 * The base of every button of the kit. A disabled one keeps the focus, and can get it back from the dialog that it has opened; with the
 * `disabled` attribute the focus would go to the start of the page. The Tab key still skips it. A submit button does get the attribute,
 * because only that keeps Enter in a field from submitting.
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
