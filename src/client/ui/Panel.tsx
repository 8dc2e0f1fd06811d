import { type ReactNode, useId } from 'react';
import { actions as actionsStyle, body, head, panel, title as titleStyle } from './Panel.css.ts';

interface PanelProps {
  readonly children: ReactNode;
  /** A heading of level 2, which names the section. */
  readonly title?: string;
  /** At the end of the title line. */
  readonly actions?: ReactNode;
  readonly padding?: 'none' | 'normal' | 'roomy';
}

/** A panel on the page: one subject, with its title and its actions. */
export function Panel({ children, title, actions, padding = 'normal' }: PanelProps) {
  const id = useId();
  return (
    <section className={panel} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <div className={head}>
          {title !== undefined && (
            <h2 className={titleStyle} id={id}>
              {title}
            </h2>
          )}
          {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
        </div>
      )}
      <div className={body({ padding })}>{children}</div>
    </section>
  );
}
