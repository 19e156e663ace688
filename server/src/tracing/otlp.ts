import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import { createTraces, type Traces, type TracesOptions } from './traces';

/** ExportResultCode.SUCCESS of @opentelemetry/core. */
const SUCCESS = 0;

/** Tells when the collector stops or begins to take spans, which the SDK keeps to itself. */
function watched(exporter: SpanExporter, onChange: (reachable: boolean) => void): SpanExporter {
  let reachable = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isTaken = result.code === SUCCESS;
        if (isTaken !== reachable) onChange(isTaken);
        reachable = isTaken;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

export type OtlpOptions = Omit<TracesOptions, 'processor' | 'resource'> & {
  /** The service's name, and its version: the build's id. */
  service: string;
  version: string;
  onChange: (reachable: boolean) => void;
};

/** Traces that go to a collector by OTLP over HTTP; the SDK itself reads its address and the sampling from OTEL_…. */
export function createOtlpTraces({ service, version, onChange, ...options }: OtlpOptions): Traces {
  const own = resourceFromAttributes({ [ATTR_SERVICE_NAME]: service, [ATTR_SERVICE_VERSION]: version });
  const given = detectResources({ detectors: [envDetector] });
  return createTraces({
    ...options,
    resource: defaultResource().merge(own).merge(given),
    processor: new BatchSpanProcessor(watched(new OTLPTraceExporter(), onChange)),
  });
}
