import { createTransport } from 'nodemailer';

export type OutgoingMail = { to: string; fromName: string; subject: string; text: string };

/** Sends messages; rejects with the reason when the server refuses one. */
export type Mailer = { send(mail: OutgoingMail): Promise<void>; close(): void };

const TIMEOUT_MS = 10_000;

/** Sends through the SMTP server at `url` (smtp:// or smtps://, including credentials), from the address `from`. */
export function createMailer(url: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, fromName, subject, text }) {
      // Objects, so that a name or address cannot be parsed as several addresses.
      await transport.sendMail({
        to: { name: '', address: to },
        from: { name: fromName, address: from },
        subject,
        text,
      });
    },
    close: () => transport.close(),
  };
}
