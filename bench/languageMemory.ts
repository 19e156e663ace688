// Writes the memory of the built host in MiB once it has answered home, lobby and a game in each of its languages.
import { LOCALES } from '../config/locales';
import { localised } from '../domain/links/localised';
import { startSite } from './start/site';

const ADDRESSES = ['/', '/casino', '/casino/games/kraken-tides'];
const ROUNDS = 3;
const REST_MS = 2_000;
const RESIDENT = /^process_resident_memory_bytes (\S+)$/m;
const TOKEN = 'bench';

const { site, stop } = await startSite({ METRICS_TOKEN: TOKEN });
for (let round = 0; round < ROUNDS; round += 1)
  for (const { code } of LOCALES)
    for (const address of ADDRESSES) {
      const answer = await fetch(`${site}${localised(address, code)}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${address} in ${code}: ${answer.status}`);
    }
await new Promise((resolve) => setTimeout(resolve, REST_MS));
const metrics = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
const [, bytes] = RESIDENT.exec(await metrics.text()) ?? [];
await stop();
console.log(Number(bytes) / 1024 / 1024);
process.exit(0);
