import { createTestHost, ENV } from './testing/testHost';
const { host } = createTestHost({ now: Date.now, env: { ...ENV, logLevel: 'info' } });
await host.listen({ port: 4191, host: '127.0.0.1' });
let n = 0, u = process.cpuUsage(); host.server.on('request', () => n++);
process.on('SIGUSR2', () => { const d = process.cpuUsage(u); console.log('host us/req', (d.user + d.system) / n, 'user', d.user / n, n); u = process.cpuUsage(); n = 0; });
