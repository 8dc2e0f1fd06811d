import { useRef } from 'react';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { anchor } from './ContextMenu.css.ts';
import { type MenuSection, Section } from './Menu.tsx';
import { list, popover } from './Popover.css.ts';

interface ContextMenuProps {
  readonly label: string;
  /** The position of the menu, in pixels of the window; undefined while it is closed. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly onClose: () => void;
  readonly sections: readonly MenuSection[];
}

/** A list of actions at a point, for elements without a button. */
export function ContextMenu({ label, at, onClose, sections }: ContextMenuProps) {
  const trigger = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={trigger} className={anchor} style={{ left: at?.x ?? 0, top: at?.y ?? 0 }} />
      <Popover
        className={popover}
        aria-label={label}
        triggerRef={trigger}
        isOpen={at !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        placement="bottom start"
        offset={2}
      >
        <AriaMenu aria-label={label} className={list} autoFocus="first" onClose={onClose}>
          {sections.map((section) => (
            <Section key={section.id} section={section} menuLabel={label} />
          ))}
        </AriaMenu>
      </Popover>
    </>
  );
}
