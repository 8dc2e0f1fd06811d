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
  readonly onChoose: (file: File, ...others: File[]) => void;
  /** Whether it is told of all that are chosen at once, and not of the first alone. */
  readonly takesSeveral?: boolean;
  readonly children: ReactNode;
  /** Beside the button that chooses. */
  readonly actions?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Takes a file, or several: chosen in the browser's dialog, dropped onto it, or pasted while it has the focus. */
export function FileDrop({ label, children, actions, isDisabled = false, ...props }: FileDropProps) {
  const { chooseLabel, chooseIcon, accept, onChoose, takesSeveral = false } = props;
  const choose = (files: readonly File[]) => {
    const [file, ...others] = files;
    if (file) onChoose(file, ...(takesSeveral ? others : []));
  };
  return (
    <DropZone
      className={drop}
      aria-label={label}
      isDisabled={isDisabled}
      onDrop={async ({ items }) => {
        choose(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
      }}
    >
      {children}
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={takesSeveral}
        onSelect={(files) => choose(Array.from(files ?? []))}
      >
        <Button size="small" icon={chooseIcon} isDisabled={isDisabled}>
          {chooseLabel}
        </Button>
      </FileTrigger>
      {actions}
    </DropZone>
  );
}
