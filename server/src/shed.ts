import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ShedLimits } from './env';

/** Pressure is looked at this often. */
const SAMPLE_MS = 1_000;

/**
 * Watches the process, and gives the question to ask before a render: is there no room for one more? The watch itself
 * refuses nothing: cached pages and calls to the backend cost little and pass (reliability §11).
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
