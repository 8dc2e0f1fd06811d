import { type ReactNode, useContext } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from './Button.tsx';
import { FieldWords } from './FieldNote.tsx';
import { drop } from './FileDrop.css.ts';
import { showSnackbar } from './snackbarQueue.ts';

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

/** Larger files are refused for their size, unread. */
const MOST_READ = 64 * 1024 * 1024;

/**
 * Returns a copy of a file that stays readable, whatever becomes of the file on the disk.
 * @throws if it has vanished or changed since it was chosen, or may not be opened
 */
async function inMemory(file: File): Promise<File> {
  if (file.size > MOST_READ) return file;
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type, lastModified });
}

/** Takes one or several files: chosen in the browser's file picker, dropped, or pasted while it has the focus. */
export function FileDrop({ label, children, actions, isDisabled = false, ...props }: FileDropProps) {
  const { chooseLabel, chooseIcon, accept, onChoose, takesSeveral = false } = props;
  const { unreadable } = useContext(FieldWords);
  async function choose(files: readonly File[]) {
    const read: File[] = [];
    for (const file of takesSeveral ? files : files.slice(0, 1)) {
      try {
        read.push(await inMemory(file));
      } catch {
        showSnackbar(unreadable(file.name), { tone: 'danger' });
      }
    }
    const [first, ...others] = read;
    if (first) onChoose(first, ...others);
  }
  return (
    <DropZone
      className={drop}
      aria-label={label}
      isDisabled={isDisabled}
      onDrop={async ({ items }) => {
        void choose(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
      }}
    >
      {children}
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={takesSeveral}
        onSelect={(files) => void choose(Array.from(files ?? []))}
      >
        <Button size="small" icon={chooseIcon} isDisabled={isDisabled}>
          {chooseLabel}
        </Button>
      </FileTrigger>
      {actions}
    </DropZone>
  );
}
