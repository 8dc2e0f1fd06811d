import { type ReactNode, useEffect, useRef } from 'react';
import { plainClick } from './plainClick.ts';
import { bar, tab as tabStyle, tabs as tabsStyle } from './TabBar.css.ts';

export interface Tab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly icon?: ReactNode;
  /** After the label. */
  readonly badge?: ReactNode;
  /** Further information, shown on hover. */
  readonly hint?: string | undefined;
}

interface TabBarProps {
  /** Names the navigation for assistive technology. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly onNavigate: (href: string) => void;
}

/** Tabs that are routes: plain links, with the current one marked. */
export function TabBar({ label, tabs, onNavigate }: TabBarProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const currentHref = tabs.find((tab) => tab.isCurrent)?.href;
  const line = currentHref && [currentHref, ...tabs.map((tab) => tab.label)].join('\n');
  useEffect(() => {
    if (line === undefined) return undefined;
    const show = () => current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    // A tab that grows, as by a count that loads later, can move the tabs after it out of view.
    const watch = new ResizeObserver(show);
    for (const item of list.current?.children ?? []) watch.observe(item);
    return () => watch.disconnect();
  }, [line]);
  return (
    <nav className={bar} aria-label={label}>
      <ul ref={list} className={tabsStyle}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              ref={tab.isCurrent ? current : undefined}
              href={tab.href}
              className={tabStyle}
              title={tab.hint}
              aria-current={tab.isCurrent ? 'page' : undefined}
              onClick={plainClick(() => onNavigate(tab.href))}
            >
              {tab.icon}
              <span>{tab.label}</span>
              {tab.badge}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
