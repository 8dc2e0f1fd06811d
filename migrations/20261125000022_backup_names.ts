import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('backups', 'name'))) {
    await knex.schema.alterTable('backups', (table) => {
      table.string('name', 100).notNullable().defaultTo('');
    });
  }
  if (!(await knex.schema.hasColumn('backups', 'packed_size'))) {
    await knex.schema.alterTable('backups', (table) => {
      // Bytes of the packed document: what it takes of the account's storage.
      table.integer('packed_size').notNullable().defaultTo(0);
    });
  }
  await knex('backups')
    .where('packed_size', 0)
    .update({ packed_size: knex.raw('length(document)') });
}

export async function down(knex: Knex): Promise<void> {
  for (const column of ['name', 'packed_size']) {
    if (await knex.schema.hasColumn('backups', column)) {
      await knex.schema.alterTable('backups', (table) => table.dropColumn(column));
    }
  }
}
