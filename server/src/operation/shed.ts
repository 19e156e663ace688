import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ShedLimits } from '../start/env';

const SAMPLE_MS = 1_000;

/**
 * Monitors the process and returns a function that tells whether there is no capacity for another render. The monitor
 * itself refuses nothing: cached pages and backend calls are cheap and always pass (reliability §11).
 */
export function watchPressure(app: FastifyInstance, limits: ShedLimits, hasRoom: () => boolean): () => boolean {
  void app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxEventLoopUtilization: limits.eventLoopUtilization,
    eventLoopUtilizationMode: 'interval',
    maxHeapUsedBytes: limits.heapBytes,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => undefined,
  });
  return () => !hasRoom() || app.isUnderPressure();
}
