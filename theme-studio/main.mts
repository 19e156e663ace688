// npm run themes [-- --port 4500 --site http://localhost:3000]: the theme studio (theme-studio/README.md).
import { parseArgs } from 'node:util';
import { house } from '@/theme-studio/server/house';
import { pageFiles } from '@/theme-studio/server/pageFiles';
import { previewServer, type Wardrobe } from '@/theme-studio/server/preview';
import { studioServer } from '@/theme-studio/server/studio';
import { command, Explained } from '@/scripts/base/explain';
import { listenHere } from '@/scripts/system/listenHere';

await command(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4500' },
      site: { type: 'string', default: `http://localhost:${process.env.PORT || 3000}` },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) throw new Explained(`${values.port} is not a port.`);
  if (!/^https?:\/\//.test(values.site) || !URL.canParse(values.site))
    throw new Explained(`${values.site} is not an address that begins with http:// or https://.`);
  const site = new URL(values.site);
  const [studio, preview] = [port, port + 1].map((own) => `http://localhost:${own}`) as [string, string];
  const wardrobe: Wardrobe = { version: 1, draft: house.drafts[0]! };
  await listenHere(previewServer(site, studio, wardrobe), port + 1, 'npm run themes');
  const own = studioServer({ house, wardrobe, files: await pageFiles(), preview, site: site.origin });
  await listenHere(own, port, 'npm run themes');
  console.log(`Theme studio: ${studio}\n\n  Preview   of ${site.origin}, at ${preview}\n\nCtrl-C stops it.`);
});
