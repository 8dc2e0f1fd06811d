import * as z from 'zod';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';

/** POST check-release-scenario-status: `status` is 1 once readers have the scenario, otherwise 0. */
export const checkRelease = askingProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(answer(z.strictObject({ status: z.literal([0, 1]), is_publishing: z.boolean() })))
  .mutation(async ({ ctx: { scenario } }) => ({
    status: isOpen(scenario) ? (1 as const) : (0 as const),
    is_publishing: Boolean(scenario.is_publishing),
  }));
