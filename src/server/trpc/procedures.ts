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
  /** Called by a write that may replace or create if it created: REST then answers with another status. */
  readonly created?: (() => void) | undefined;
}

/** The callers that a procedure admits; the REST edge, the API document and the authorisation matrix read it from here. */
export type ProcedureMeta = Access & {
  /** It makes a scenario: admins, who may not, are refused. */
  readonly isMaking?: true;
  /** It only checks, and is a mutation because a URL is too short for its input. */
  readonly storesNothing?: true;
  /** It happens once per Idempotency-Key (writeOnce). */
  readonly isKeyed?: true;
};

/** For a call in a scenario, the right that it needs there. */
type Access =
  | { readonly access: 'public' | 'signedIn' | 'member' }
  | { readonly access: 'author'; readonly needs: Needs };

/** Whether a procedure only reads or checks. */
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

/** The base of all procedures: each call is counted with its status, however it came in. */
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

/**
 * Returns the services with the caller's share of background work: each account has a share, and so has each network of callers without an
 * account.
 */
const shared = (services: Services, { answered, address }: Caller, account?: Account): Services => {
  const sharer = account?.id ?? networkOf(address);
  const workers = services.workers.sharedBy({ sharer, answered });
  const pictures = services.pictures.sharedBy(sharer);
  return { ...services, workers, pictures, documents: new DocumentPacker(workers) };
};

/** For everybody. */
export const publicProcedure = procedure
  .meta({ access: 'public' })
  .use(({ ctx: { services, caller }, next }) => next({ ctx: { services: shared(services, caller) } }));

/** For a session, verified or not. */
export const signedInProcedure = procedure
  .meta({ access: 'signedIn' })
  .use(async ({ ctx: { services, caller }, next }) => {
    const account = await caller.account();
    return next({ ctx: { account, services: shared(services, caller, account) } });
  });

/** For a verified account. */
export const memberProcedure = procedure.meta({ access: 'member' }).use(async ({ ctx: { services, caller }, next }) => {
  const account = await caller.member();
  return next({ ctx: { account, services: shared(services, caller, account) } });
});

/**
 * For an account with a right in the scenario that `scenario_id` of the input names. The id is read from the raw input, so that a stranger
 * learns nothing about the rest; the strict schema of the procedure then parses the input once.
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
 * Like `memberProcedure` and `scenarioProcedure`, for calls that happen once per Idempotency-Key. They do everything within `writeOnce`,
 * and get no scenario, as it may be gone when a retry comes.
 */
export const keyedMemberProcedure = memberProcedure.meta({ access: 'member', isKeyed: true });
export const keyedProcedure = (needs: Needs) =>
  procedure.meta({ access: 'author', needs, isKeyed: true }).use(async ({ ctx, next, getRawInput }) => {
    const account = await ctx.caller.member();
    await ctx.caller.keyedScenario(scenarioOf(await getRawInput()), needs);
    return next({ ctx: { account, services: shared(ctx.services, ctx.caller, account) } });
  });

/** Like `keyedMemberProcedure`, for calls that make a scenario. */
export const keyedMakerProcedure = keyedMemberProcedure
  .meta({ access: 'member', isKeyed: true, isMaking: true })
  .use(async ({ ctx, next }) => next({ ctx: { account: await ctx.caller.maker() } }));

/** Like `scenarioProcedure`, for a mutation that stores nothing. */
export const askingProcedure = (needs: Needs) =>
  scenarioProcedure(needs).meta({ access: 'author', needs, storesNothing: true });
