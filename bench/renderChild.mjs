// A Next build without any cache: node renderChild.mjs <folder>. Sends its port; answers each message with the CPU time
// of the process since the last one, in microseconds.
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dev: false, dir: process.argv[2], httpServer: createServer() });
await app.prepare();
const server = createServer(app.getRequestHandler());
let last = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  process.send(user + system);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
