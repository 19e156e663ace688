// npm run gallery [-- --port 4510]: the kit and the parts of features in all their states (gallery/README.md).
// --port 0 takes a free one.
import { type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { galleryFiles } from '@/gallery/server/bundle';
import { galleryServer } from '@/gallery/server/gallery';
import { command, Explained } from '@/scripts/base/explain';
import { listenHere } from '@/scripts/system/listenHere';

await command(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4510' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Explained(`${values.port} is not a port.`);
  const server = galleryServer(await galleryFiles());
  await listenHere(server, port, 'npm run gallery');
  console.log(`Gallery: http://localhost:${(server.address() as AddressInfo).port}\n\nCtrl-C stops it.`);
});
