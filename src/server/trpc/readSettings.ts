import * as z from 'zod';
import { dataAnswer } from './answer.ts';
import { publicProcedure } from './procedures.ts';

/** Returns the settings of the installation that the client needs. */
export const readSettings = publicProcedure
  .output(
    dataAnswer(
      z.strictObject({
        has_mail: z.boolean(),
        admin_site_url: z.string().nullable(),
        /** The contact of the operators, an e-mail address or a page; null if they have set none. */
        contact: z.strictObject({ text: z.string(), url: z.string() }).nullable(),
        /** The login page of a game platform; null if there is none. */
        platform_login_url: z.string().nullable(),
      }),
    ),
  )
  .query(({ ctx: { services } }) => ({
    data: {
      has_mail: services.mailer !== undefined,
      admin_site_url: services.config.adminSiteUrl ?? null,
      contact: services.config.contact ?? null,
      platform_login_url: services.config.platform?.loginUrl ?? null,
    },
  }));
