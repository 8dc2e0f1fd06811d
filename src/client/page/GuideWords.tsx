import { createElement, Fragment, type ReactNode } from 'react';
import { key } from '#client/ui/KeyLines.css.ts';
import { guideHref } from './guideAddress.ts';
import { RouteLink } from './RouteLink.tsx';

/** Matches a name, a link and a key, each with its own marks. */
const MARKS = /\*\*(?<name>[^*]+)\*\*|\[(?<linked>[^\]]+)\]\((?<target>[^)]+)\)|`(?<keys>[^`]+)`/g;

/** A text of the guide with its names, links and keys. */
export function GuideWords({ words }: { readonly words: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of words.matchAll(MARKS)) {
    parts.push(words.slice(at, found.index), marked(found.groups ?? {}));
    at = found.index + found[0].length;
  }
  return createElement(Fragment, null, ...parts, words.slice(at));
}

function marked({ name, linked, target, keys }: Readonly<Record<string, string | undefined>>): ReactNode {
  if (name !== undefined) return <strong>{name}</strong>;
  if (target !== undefined) return <RouteLink href={guideHref(target)}>{linked}</RouteLink>;
  return <kbd className={key}>{keys}</kbd>;
}
