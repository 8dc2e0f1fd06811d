import type { Knex } from 'knex';

/** Beside the document of a release, which readers get: what of it is for its author alone, as gzip of a document; null of older releases. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('releases', 'notes')) return;
  await knex.schema.alterTable('releases', (table) => {
    table.specificType('notes', knex.client.config.client === 'mysql2' ? 'longblob' : 'blob').nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('releases', (table) => {
    table.dropColumn('notes');
  });
}
