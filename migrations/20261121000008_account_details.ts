import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('accounts', 'profile')) return;
  // An address is an account's own from the day it is confirmed; until then it has no key and takes nobody's place.
  await knex.schema.alterTable('accounts', (table) => table.setNullable('email_key'));
  if (!(await knex.schema.hasColumn('accounts', 'pending_email'))) {
    await knex.schema.alterTable('accounts', (table) => {
      table.string('pending_email', 320).nullable();
    });
  }
  // SHA-256 of a file.
  await knex.schema.alterTable('accounts', (table) => {
    table.string('profile', 64).nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => {
    table.dropColumn('pending_email');
    table.dropColumn('profile');
  });
}
