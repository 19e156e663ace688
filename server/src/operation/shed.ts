import { monitorEventLoopDelay } from 'node:perf_hooks';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ShedLimits } from '../start/env';
import type { Admission } from './admission';

const SAMPLE_MS = 1_000;
/** How often the event loop's delay is looked at, and the timer that measures it. */
const DELAY_SAMPLE_MS = 100;
const TIMER_MS = 10;

/** Tells the admission every 100 ms how late the event loop was; a timer of 10 ms measures it. */
function watchDelay(app: FastifyInstance, admission: Admission): void {
  const delays = monitorEventLoopDelay({ resolution: TIMER_MS });
  delays.enable();
  const timer = setInterval(() => {
    // The histogram holds nanoseconds between two firings; without any, its mean is not a number.
    admission.sample(Math.max(0, (delays.mean || 0) / 1e6 - TIMER_MS));
    delays.reset();
  }, DELAY_SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
}

/**
 * Monitors the process and returns a function that tells whether there is no capacity for another render. The monitor
 * itself refuses nothing: cached pages and backend calls are cheap and always pass (reliability §11).
 */
export function watchPressure(app: FastifyInstance, limits: ShedLimits, admission: Admission): () => boolean {
  watchDelay(app, admission);
  void app.register(underPressure, {
    maxEventLoopUtilization: limits.eventLoopUtilization,
    eventLoopUtilizationMode: 'interval',
    maxHeapUsedBytes: limits.heapBytes,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => undefined,
  });
  return () => !admission.hasRoom() || app.isUnderPressure();
}
