import { router } from '#server/trpc/procedures.ts';
import { deleteMe } from './deleteMe.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
import { listNotifications } from './listNotifications.ts';
import { listSessions } from './listSessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readMe } from './readMe.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resendVerification } from './resendVerification.ts';
import { resetPassword } from './resetPassword.ts';
import { updateMe } from './updateMe.ts';
import { verifyEmail } from './verifyEmail.ts';

export const accountsRouter = router({
  register,
  verifyEmail,
  resendVerification,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  me: readMe,
  update: updateMe,
  delete: deleteMe,
  sessions: listSessions,
  endSession,
  endOtherSessions,
  notifications: listNotifications,
});
