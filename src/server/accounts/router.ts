import { router } from '#server/trpc/procedures.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readMe } from './readMe.ts';
import { register } from './register.ts';

export const accountsRouter = router({ register, login, logout, me: readMe });
