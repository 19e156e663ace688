import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { createMailer } from './mailer';

/** A minimal SMTP server: accepts everything except the refused recipient, and records what it receives. */
async function smtpServer(refused: string) {
  const told: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter((one) => one !== '')) {
        told.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 kept\r\n');
        } else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(line.includes(refused) ? '550 nobody\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { told, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('a message goes to the SMTP server, to one recipient, whatever stands in the names; a refusal is told', async (t) => {
  const server = await smtpServer('nobody@');
  const mailer = createMailer(`smtp://127.0.0.1:${server.port}`, 'no-reply@baize.example');
  t.after(() => {
    mailer.close();
    server.close();
  });
  const mail = {
    to: 'ada@players.example',
    fromName: 'Casino, "x" <evil@players.example>',
    subject: 'Hä',
    text: 'Täxt',
  };
  await mailer.send(mail);
  assert.deepEqual(
    server.told.filter((line) => /^(MAIL FROM|RCPT TO)/.test(line)).map((line) => /<(.+?)>/.exec(line)?.[1]),
    ['no-reply@baize.example', 'ada@players.example'],
  );
  await assert.rejects(mailer.send({ ...mail, to: 'nobody@players.example' }), /550/);
});

test('a server that is not there is told as the reason', async () => {
  const mailer = createMailer('smtp://127.0.0.1:1', 'no-reply@baize.example');
  await assert.rejects(
    mailer.send({ to: 'ada@players.example', fromName: 'Casino', subject: 'x', text: 'x' }),
    /ECONNREFUSED/,
  );
  mailer.close();
});
