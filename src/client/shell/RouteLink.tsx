import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#client/ui/Link.tsx';

/** A link to a screen of ours, followed without loading a page. */
export function RouteLink({ href, ...props }: Omit<ComponentProps<typeof Link>, 'onPress'>) {
  const [, navigate] = useLocation();
  return <Link {...props} href={href} onPress={() => navigate(href)} />;
}
