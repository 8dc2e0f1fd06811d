import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from './Button.tsx';
import { drop } from './FileDrop.css.ts';

interface FileDropProps {
  /** Names the drop area. */
  readonly label: string;
  readonly chooseLabel: string;
  readonly chooseIcon?: ReactNode;
  /** Media types that the file picker offers; a dropped file can be of any type, so the caller must check it. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File, ...others: File[]) => void;
  /** Whether `onChoose` gets all chosen files, and not only the first. */
  readonly takesSeveral?: boolean;
  readonly children: ReactNode;
  /** Further buttons next to the one that opens the file picker. */
  readonly actions?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Takes one or several files: chosen in the browser's file picker, dropped, or pasted while it has the focus. */
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
