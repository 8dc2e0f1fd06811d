import type { Knex } from 'knex';

/** Problems of the check list that their author marked as meant. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('problem_marks')) return;
  await knex.schema.createTable('problem_marks', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.string('rule', 32).notNullable();
    table.string('kind', 64).notNullable();
    table.integer('number').notNullable();
    // Empty for a problem of the whole record.
    table.string('path', 200).notNullable();
    // A hash of what stood at the place: with other content the mark does not hold.
    table.string('content', 16).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['scenario_id', 'kind', 'number', 'rule', 'path']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('problem_marks');
}
