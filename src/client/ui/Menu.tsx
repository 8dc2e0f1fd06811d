import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import {
  dangerItem,
  empty,
  head,
  itemHint,
  item as itemStyle,
  itemText,
  list,
  popover,
  section as sectionStyle,
  sectionTitle,
  tick,
} from './Popover.css.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly onAction: () => void;
  readonly icon?: ReactNode;
  /** At the end of the line: a shortcut, a date. */
  readonly hint?: string;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
  /** A tick at the end of the line for the current one of several items. */
  readonly isCurrent?: boolean;
}

export interface MenuSection {
  readonly id: string;
  readonly title?: string;
  readonly items: readonly MenuItem[];
}

interface MenuProps {
  readonly label: string;
  /** A Button or IconButton of this kit. */
  readonly trigger: ReactElement;
  readonly sections: readonly MenuSection[];
  /** Above the items, such as the account's name. */
  readonly header?: ReactNode;
  /** Shown if there are no items. */
  readonly emptyText?: string;
  readonly placement?: NonNullable<PopoverProps['placement']>;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, sections, header, emptyText, placement = 'bottom end', ...rest }: MenuProps) {
  const isEmpty = sections.every((section) => section.items.length === 0);
  return (
    <MenuTrigger {...rest}>
      {trigger}
      <Popover className={popover} placement={placement} offset={4}>
        {header !== undefined && <div className={head}>{header}</div>}
        <AriaMenu aria-label={label} className={list} renderEmptyState={() => <div className={empty}>{emptyText}</div>}>
          {isEmpty ? [] : sections.map((section) => <Section key={section.id} section={section} menuLabel={label} />)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export function Section({ section, menuLabel }: { readonly section: MenuSection; readonly menuLabel: string }) {
  return (
    <AriaMenuSection id={section.id} className={sectionStyle} {...(section.title ? {} : { 'aria-label': menuLabel })}>
      {section.title !== undefined && <Header className={sectionTitle}>{section.title}</Header>}
      {section.items.map((item) => (
        <AriaMenuItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          className={item.isDanger ? dangerItem : itemStyle}
          isDisabled={item.isDisabled ?? false}
          onAction={item.onAction}
        >
          {item.icon}
          <span className={itemText}>{item.label}</span>
          {item.hint !== undefined && <span className={itemHint}>{item.hint}</span>}
          {item.isCurrent && <Check className={tick} size={16} aria-hidden />}
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  );
}
