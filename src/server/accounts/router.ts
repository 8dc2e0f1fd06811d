import { listNotifications } from '#server/notifications/listNotifications.ts';
import { readNotifications } from '#server/notifications/readNotifications.ts';
import { changeRegistration } from './changeRegistration.ts';
import { completeRegistration } from './completeRegistration.ts';
import { deleteMe } from './deleteMe.ts';
import { discardRegistration } from './discardRegistration.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
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

/** The calls of an account about itself; the login through platforms is next to it in the router. */
export const accountProcedures = {
  register,
  completeRegistration,
  changeRegistration,
  discardRegistration,
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
  readNotifications,
};
