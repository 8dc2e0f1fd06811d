import type { ReactNode } from 'react';
import { Chamber } from './Chamber.tsx';
import { RedirectIfAuthenticated } from './guards.tsx';

/** The layout of login and registration. Redirects users who are already logged in. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Chamber>
      <RedirectIfAuthenticated>{children}</RedirectIfAuthenticated>
    </Chamber>
  );
}
