// A bare node:http server that sends the given bytes and headers: the upper bound for a page on this machine.
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';

export type Answer = { headers: OutgoingHttpHeaders; body: Buffer };

const [{ headers, body }] = (await once(process, 'message')) as [Answer];
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
