import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#client/ui/Link.tsx';

interface RouteLinkProps extends Omit<ComponentProps<typeof Link>, 'onPress'> {
  /** Called when the link is followed, for example to close a popover. */
  readonly onNavigate?: () => void;
}

/** A link to a screen of this site, followed without loading a page. */
export function RouteLink({ href, onNavigate, ...props }: RouteLinkProps) {
  const [, navigate] = useLocation();
  function follow() {
    onNavigate?.();
    navigate(href);
  }
  return <Link {...props} href={href} onPress={follow} />;
}
