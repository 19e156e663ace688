import type { Tenant } from '@/services/server/backend';

/** A tenant of that id for tests; `apiUrl` is the origin of its backend. */
export const testTenant = (id: string, apiUrl = 'http://backend.example'): Tenant => ({ id, apiUrl, host: null });
