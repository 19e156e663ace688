import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Structured data for search engines (schema.org, JSON-LD), only in the server's HTML: client-side navigation writes
 * none, because Trusted Types forbid it, and it never changes. The CSP treats it as data, not as script.
 */
export function StructuredData({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [json] = useState(() => (fromServer ? JSON.stringify(facts).replaceAll('<', '\\u003c') : null));
  return json && <script type="application/ld+json">{json}</script>;
}
