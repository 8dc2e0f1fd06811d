import type { Knex } from 'knex';

/** Which version of the privacy policy the author of a scenario has read and agreed to for it, and when. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('scenarios', 'policy_version')) return;
  await knex.schema.alterTable('scenarios', (table) => {
    table.integer('policy_version').nullable();
    table.bigInteger('policy_agreed_at').nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => table.dropColumns('policy_version', 'policy_agreed_at'));
}
