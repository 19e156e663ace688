/**
 * Imported before the HTTP client, which then speaks through node's sockets: jsdom's own request would ask a backend of
 * another origin for CORS, which the literal backend does not speak. In a browser the host stands between the two.
 */
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');

export {};
