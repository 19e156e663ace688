import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Facts of a page for search engines (schema.org, JSON-LD), in the server's HTML only: a page opened by navigation
 * writes none, since Trusted Types refuse the writing, and it never changes once it is there. To the content policy it
 * is data, not script.
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
