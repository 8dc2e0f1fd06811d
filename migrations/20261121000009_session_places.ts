import type { Knex } from 'knex';

/** Where a session was opened, so that its owner knows it again. */
export async function up(knex: Knex): Promise<void> {
  for (const [column, length] of [
    ['user_agent', 255],
    ['address', 64],
  ] as const) {
    if (await knex.schema.hasColumn('sessions', column)) continue;
    await knex.schema.alterTable('sessions', (table) => {
      table.string(column, length).notNullable().defaultTo('');
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumn('user_agent');
    table.dropColumn('address');
  });
}
