import type { ReactNode } from 'react';
import { Chamber } from './Chamber.tsx';
import { RedirectIfAuthenticated } from './guards.tsx';

/** For login and registration. Who is logged in is led away. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Chamber>
      <RedirectIfAuthenticated>{children}</RedirectIfAuthenticated>
    </Chamber>
  );
}
