// npm run gallery [-- --port 4510]: the kit and the parts of features in all their states (gallery/README.md).
import { parseArgs } from 'node:util';
import { galleryFiles } from '@/gallery/server/bundle';
import { galleryServer } from '@/gallery/server/gallery';
import { command, Explained } from '@/scripts/base/explain';
import { listenHere } from '@/scripts/system/listenHere';

await command(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4510' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Explained(`${values.port} is not a port.`);
  await listenHere(galleryServer(await galleryFiles()), port, 'npm run gallery');
  console.log(`Gallery: http://localhost:${port}\n\nCtrl-C stops it.`);
});
