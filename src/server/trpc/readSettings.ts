import { publicProcedure } from './procedures.ts';

/** What the client must know of the installation. */
export const readSettings = publicProcedure.query(({ ctx: { services } }) => ({
  data: { has_mail: services.mailer !== undefined, admin_site_url: services.config.adminSiteUrl ?? null },
}));
