import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { createTestHost, ENV, SITE } from './testing/testHost';
if (process.argv[2] === 'host') {
  const { host } = createTestHost({ now: Date.now, env: { ...ENV, logLevel: 'info' } });
  await host.listen({ port: 4191, host: '127.0.0.1' }); process.send!('up');
} else if (process.argv[2] === 'bare') {
  const r = await fetch('http://127.0.0.1:4191/casino', { headers: { 'accept-encoding': 'br' } }).catch(() => null);
  const http = await import('node:http');
  const got = await new Promise<{ h: Record<string, string>; b: Buffer }>((res) => http.get({ port: 4191, host: '127.0.0.1', path: '/casino', headers: { host: SITE, 'accept-encoding': 'br' } }, (m) => { const c: Buffer[] = []; m.on('data', (x) => c.push(x)); m.on('end', () => res({ h: m.headers as Record<string, string>, b: Buffer.concat(c) })); }));
  void r; const { date, connection, ['keep-alive']: k, ...h } = got.h; void date; void connection; void k;
  createServer((_q, s) => { s.writeHead(200, h); s.end(got.b); }).listen(4192, '127.0.0.1', () => process.send!('up'));
} else {
  const start = (n: string) => new Promise<import('node:child_process').ChildProcess>((r) => { const c = fork(process.argv[1]!, [n], { execArgv: ['--import', 'tsx'] }); c.on('message', () => r(c)); });
  const a = await start('host'), b = await start('bare');
  const run = async (port: number, s: number) => { const r = await autocannon({ url: `http://127.0.0.1:${port}/casino`, connections: 50, duration: s, headers: { host: SITE, 'accept-encoding': 'gzip, deflate, br' } }); return { rps: r.requests.average, p99: r.latency.p99, non2xx: r.non2xx }; };
  await run(4191, 2); await run(4192, 2);
  for (let i = 0; i < 3; i++) { const h = await run(4191, 4), w = await run(4192, 4); console.log(h, w, (h.rps / w.rps).toFixed(3)); }
  a.kill(); b.kill();
}
