import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { mark, notice, words } from './Notice.css.ts';

const MARKS = { normal: Info, success: CircleCheck, warning: CircleAlert, danger: CircleAlert } as const;

interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: keyof typeof MARKS;
  /** Set if it appears after an action: assistive technology reads it out, at once if it is an alert. */
  readonly role?: 'status' | 'alert';
}

/** A message in its place on the screen; it stays as long as it is true. */
export function Notice({ children, tone = 'normal', role }: NoticeProps) {
  const Mark = MARKS[tone];
  return (
    <div className={notice({ tone })} role={role}>
      <Mark size={18} className={mark} aria-hidden />
      <div className={words}>{children}</div>
    </div>
  );
}
