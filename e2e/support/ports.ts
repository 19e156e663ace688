const [site = 0, sandbox = 0, studio = 0, panel = 0] = (process.env.E2E_PORTS || '').split(',').map(Number);

/** Ports of the tested system on this machine (scripts/e2e.ts). Without them tests can be listed, not run. */
export const PORTS = { site, sandbox, studio, panel };
