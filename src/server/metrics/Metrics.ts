import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { CALL_COUNTERS, type CallCounter, type CountedCall } from './callCounters.ts';

/**
 * The figures of one server process, in the format of Prometheus. Labels are route patterns, methods of routes and statuses: nothing that a
 * caller writes becomes one.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'meikyu_http_request_duration_seconds',
    help: 'Requests by the pattern of their route, with the time until they were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [this.#registry],
  });
  readonly #calls: readonly (CallCounter & { counter: Counter })[] = CALL_COUNTERS.map((one) => ({
    ...one,
    counter: new Counter({ name: one.name, help: one.help, registers: [this.#registry] }),
  }));
  readonly #retries = new Counter({
    name: 'meikyu_database_retries_total',
    help: 'Transactions run again after the engine broke them off',
    registers: [this.#registry],
  });
  readonly #refusedUploads = new Counter({
    name: 'meikyu_refused_uploads_total',
    help: 'Files that were sent and refused',
    registers: [this.#registry],
  });

  constructor() {
    // The heap, the event loop's lag, garbage collection, open files.
    collectDefaultMetrics({ register: this.#registry });
  }

  /** @param seconds from the arrival of the request to the end of its answer */
  countRequest(route: { method: string; pattern: string }, status: number, seconds: number): void {
    this.#requests.observe({ method: route.method, route: route.pattern, status }, seconds);
  }

  countCall(call: CountedCall): void {
    for (const { counts, counter } of this.#calls) if (counts(call)) counter.inc();
  }

  countRetry(): void {
    this.#retries.inc();
  }

  countRefusedUpload(): void {
    this.#refusedUploads.inc();
  }

  /** Returns all figures as text, and its media type. */
  async report(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
