import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from './Button.tsx';
import { drop } from './FileDrop.css.ts';

interface FileDropProps {
  /** Names the place where a file can be dropped. */
  readonly label: string;
  readonly chooseLabel: string;
  readonly chooseIcon?: ReactNode;
  /** Media types that the browser's dialog offers; what is dropped may be anything, so it must be checked. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
  /** Beside the button that chooses. */
  readonly actions?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Takes one file: chosen in the browser's dialog, dropped onto it, or pasted while it has the focus. */
export function FileDrop({ label, children, actions, isDisabled = false, ...props }: FileDropProps) {
  const { chooseLabel, chooseIcon, accept, onChoose } = props;
  return (
    <DropZone
      className={drop}
      aria-label={label}
      isDisabled={isDisabled}
      onDrop={async ({ items }) => {
        const item = items.find(({ kind }) => kind === 'file');
        if (item?.kind === 'file') onChoose(await item.getFile());
      }}
    >
      {children}
      <FileTrigger
        acceptedFileTypes={accept}
        onSelect={(files) => {
          const file = files?.item(0);
          if (file) onChoose(file);
        }}
      >
        <Button size="small" icon={chooseIcon} isDisabled={isDisabled}>
          {chooseLabel}
        </Button>
      </FileTrigger>
      {actions}
    </DropZone>
  );
}
