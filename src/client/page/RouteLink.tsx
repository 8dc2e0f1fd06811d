import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#client/ui/Link.tsx';

interface RouteLinkProps extends Omit<ComponentProps<typeof Link>, 'onPress'> {
  /** Called when it is followed: what floats over the page may close. */
  readonly onNavigate?: () => void;
}

/** A link to a screen of ours, followed without loading a page. */
export function RouteLink({ href, onNavigate, ...props }: RouteLinkProps) {
  const [, navigate] = useLocation();
  function follow() {
    onNavigate?.();
    navigate(href);
  }
  return <Link {...props} href={href} onPress={follow} />;
}
