import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { Needs } from '#domain/catalogs/needs.ts';
import type { Account } from '#server/database/models/Account.ts';
import { describeError, toRefusal } from '#server/errors/describeError.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { DocumentPacker } from '#server/services/DocumentPacker.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from './Caller.ts';
import { networkOf } from './networkOf.ts';

export interface Context {
  readonly services: Services;
  readonly caller: Caller;
  /** Called by a write that may replace or create, where it created: the answer over REST says so. */
  readonly created?: (() => void) | undefined;
}

/** Who a procedure answers; the REST edge, the API document and the authorisation matrix read it from here. */
export type ProcedureMeta = Access & {
  /** It makes a scenario: admins, who write none, are refused. */
  readonly isMaking?: true;
  /** It only asks, and is a mutation because an address is too short for what it asks about. */
  readonly storesNothing?: true;
  /** With an Idempotency-Key it happens once (writeOnce). */
  readonly isKeyed?: true;
};

/** Of a call in a scenario, the right that it needs there. */
type Access =
  | { readonly access: 'public' | 'signedIn' | 'member' }
  | { readonly access: 'author'; readonly needs: Needs };

/** Whether a procedure only reads or asks. */
export const storesNothing = (type: string, meta: ProcedureMeta | undefined): boolean =>
  type === 'query' || meta?.storesNothing === true;

/** superjson only for output: as an input transformer it lets 70 bytes allocate 800 MB before validation. */
const plain = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    defaultMeta: { access: 'public' },
    transformer: { input: plain, output: superjson },
    errorFormatter: ({ error, shape, ctx }) => {
      const { body } = describeError(error, ctx?.caller.language ?? 'ja', ctx?.caller.requestId ?? '');
      return { ...shape, message: body.message, data: body };
    },
  });

export const router = t.router;

/** What all of them begin with: each call is counted with its status, however it came in. */
const procedure = t.procedure.use(async ({ ctx: { services }, path, type, meta, getRawInput, next }) => {
  const result = await next();
  if (services.metrics) {
    const { dry_run } = ((await getRawInput()) ?? {}) as { dry_run?: unknown };
    const changesScenario = meta?.access === 'author' && !storesNothing(type, meta) && dry_run !== true;
    services.metrics.countCall({
      procedure: path,
      changesScenario,
      isDone: result.ok,
      refusal: result.ok ? undefined : toRefusal(result.error),
    });
  }
  return result;
});

/** Each caller works in the background within a share: an account has one, and so has a network that nobody has signed in from. */
const shared = (services: Services, { answered, address }: Caller, account?: Account): Services => {
  const sharer = account?.id ?? networkOf(address);
  const workers = services.workers.sharedBy({ sharer, answered });
  const pictures = services.pictures.sharedBy(sharer);
  return { ...services, workers, pictures, documents: new DocumentPacker(workers) };
};

/** Answers anybody. */
export const publicProcedure = procedure
  .meta({ access: 'public' })
  .use(({ ctx: { services, caller }, next }) => next({ ctx: { services: shared(services, caller) } }));

/** Answers a session, verified or not. */
export const signedInProcedure = procedure
  .meta({ access: 'signedIn' })
  .use(async ({ ctx: { services, caller }, next }) => {
    const account = await caller.account();
    return next({ ctx: { account, services: shared(services, caller, account) } });
  });

/** Answers a verified account. */
export const memberProcedure = procedure.meta({ access: 'member' }).use(async ({ ctx: { services, caller }, next }) => {
  const account = await caller.member();
  return next({ ctx: { account, services: shared(services, caller, account) } });
});

/**
 * Answers who has a right in the scenario that `scenario_id` of the input names. The id is read from the raw input, so that
 * a stranger learns nothing about the rest; the strict schema of the procedure then parses the input once.
 */
export const scenarioProcedure = (needs: Needs) =>
  procedure.meta({ access: 'author', needs }).use(async ({ ctx, next, type, meta, getRawInput }) => {
    const account = await ctx.caller.member();
    const id = scenarioOf(await getRawInput());
    const scenario = await ctx.caller.scenario(id, needs, storesNothing(type, meta));
    return next({ ctx: { account, scenario, services: shared(ctx.services, ctx.caller, account) } });
  });

function scenarioOf(raw: unknown): string {
  const { scenario_id } = (raw ?? {}) as { scenario_id?: unknown };
  if (typeof scenario_id !== 'string') throw new RequestError(404);
  return scenario_id;
}

/**
 * As `memberProcedure` and `scenarioProcedure`, for what happens once with an Idempotency-Key. All that they do is done within `writeOnce`,
 * as the scenario may be gone when a retry comes: so they are not handed it.
 */
export const keyedMemberProcedure = memberProcedure.meta({ access: 'member', isKeyed: true });
export const keyedProcedure = (needs: Needs) =>
  procedure.meta({ access: 'author', needs, isKeyed: true }).use(async ({ ctx, next, getRawInput }) => {
    const account = await ctx.caller.member();
    await ctx.caller.keyedScenario(scenarioOf(await getRawInput()), needs);
    return next({ ctx: { account, services: shared(ctx.services, ctx.caller, account) } });
  });

/** As `keyedMemberProcedure`, for what makes a scenario. */
export const keyedMakerProcedure = keyedMemberProcedure
  .meta({ access: 'member', isKeyed: true, isMaking: true })
  .use(async ({ ctx, next }) => next({ ctx: { account: await ctx.caller.maker() } }));

/** As `scenarioProcedure`, for a mutation that stores nothing. */
export const askingProcedure = (needs: Needs) =>
  scenarioProcedure(needs).meta({ access: 'author', needs, storesNothing: true });
