import BrickWall from 'lucide-react/icons/brick-wall';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import FlipVertical2 from 'lucide-react/icons/flip-vertical-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scan from 'lucide-react/icons/scan';
import Scissors from 'lucide-react/icons/scissors';
import SquareX from 'lucide-react/icons/square-x';
import Trash2 from 'lucide-react/icons/trash-2';

/** The icons of the selection's commands, keyed by command id. */
export const actionIcons: Readonly<Record<string, typeof Copy>> = {
  all: Scan,
  deselect: SquareX,
  copy: Copy,
  cut: Scissors,
  paste: ClipboardPaste,
  left: RotateCcw,
  right: RotateCw,
  mirror: FlipVertical2,
  surround: BrickWall,
  clear: Trash2,
};
