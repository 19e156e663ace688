import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Server } from 'socket.io';
import { type AnswerOf } from '@/contract/wire';

type Message = AnswerOf<'sendChatMessage'>['data']['message'];

/**
 * `socketFlood.ts`: a socket of a casino where much happens; prints its port. A line `chat <events a second> <seconds>
 * <cursor>` has it tell messages of the room `en` from that number on, and a tenth as many changes of the wins; `wins
 * <events a second> <seconds>` changes of the wins alone. It prints `done` after each. For measuring only.
 */
const http = createServer();
const io = new Server(http, { cors: { origin: true } });
const EVERY_MS = 20;

const players = Array.from({ length: 60 }, (_, index) => ({ id: randomUUID(), name: `player${index}` }));
const TEXTS = [
  'good luck all',
  'has anybody tried the new one at https://kraken.example ?',
  'x',
  'so close. '.repeat(12),
];

function message(change: number): Message {
  const { id, name } = players[change % players.length]!;
  const share = { kind: 'statistics' as const, totalBets: change, wins: 3, losses: 9, bestMultiplier: 12.5 };
  return {
    id: randomUUID(),
    number: change,
    change,
    room: 'en',
    playerId: id,
    player: name,
    colour: null,
    team: false,
    text: TEXTS[change % TEXTS.length]!,
    share: change % 25 === 0 ? share : null,
    deleted: false,
    at: new Date().toISOString(),
  };
}

async function flood(what: string, perSecond: number, seconds: number, cursor: number): Promise<void> {
  const begun = Date.now();
  let told = 0;
  let change = cursor;
  while (told < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.floor(((Date.now() - begun) * perSecond) / 1_000));
    for (; told < due; told += 1) {
      if (what === 'wins' || told % 10 === 9) io.emit('winsChanged', {});
      else io.emit('chatMessage', message((change += 1)));
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  process.stdout.write(`done ${change}\n`);
}

http.listen(0, () => process.stdout.write(`${(http.address() as AddressInfo).port}\n`));
createInterface({ input: process.stdin }).on('line', (line) => {
  const [what = '', ...numbers] = line.split(' ');
  const [perSecond = 0, seconds = 0, cursor = 0] = numbers.map(Number);
  void flood(what, perSecond, seconds, cursor);
});
process.stdin.on('end', () => process.exit(0));
