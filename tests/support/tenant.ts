import type { Tenant } from '@/services/server/backend';

/** A tenant with that id; `apiUrl` is the origin of its backend. */
export const testTenant = (id: string, apiUrl = 'http://backend.example'): Tenant => ({ id, apiUrl, host: null });
