// A Next build without any cache; its folder is the argument. Sends its port; answers each message with the process's
// CPU time since the last one, in microseconds.
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import next from 'next';

const app = next({ dev: false, dir: process.argv[2], httpServer: createServer() });
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((request, response) => void answer(request, response));
let last = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  process.send?.(user + system);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
