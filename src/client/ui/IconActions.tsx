import { IconButton } from './IconButton.tsx';
import type { MenuItem } from './Menu.tsx';

/** The items of a menu as icon buttons side by side, where there is room for them. */
export const IconActions = ({ items }: { readonly items: readonly MenuItem[] }) =>
  items.map(({ id, label, icon, hint, isDisabled = false, onAction }) => (
    <IconButton
      key={id}
      label={label}
      {...(hint !== undefined && { hint })}
      icon={icon}
      isDisabled={isDisabled}
      onPress={onAction}
    />
  ));
