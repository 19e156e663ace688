import { and, asc, gte, inArray, isNull } from 'drizzle-orm';
import { HOUR_MS } from '@/domain/time/lengths';
import { type Brand } from '../../brands/brand/brand';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type Spoken, spokenOf } from '../../http/languages';
import { isGenerated } from '../accounts/fields/signUpFields';
import { accountById } from '../accounts/store/accounts';
import { type Mailer } from './mailer';
import { NEWS_LETTER_KINDS, type NewsLetterKind } from './newsLetters';
import { sendMessage, writeMessage } from './post';
import { messages } from './schema';

type News = {
  kind: NewsLetterKind;
  /** The page it links to. */
  path: string;
  /** The template's values, in the player's language. */
  values: (language: Spoken) => Readonly<Record<string, string>>;
};

/** Writes news to a player in the transaction that makes it, so that both are kept or neither is. */
export type Tell = (tx: Db, player: string, news: News) => Promise<void>;

type Brands = { brandOf: (name: string) => Brand; originOf: (name: string) => string };

const nameOf = ({ name, settings }: Brand): string => settings.brandName ?? name;

/** News go to accounts with an e-mail of their own. */
export const createTell =
  ({ brandOf, originOf, clock }: Brands & { clock: Clock }): Tell =>
  async (tx, player, { kind, path, values }) => {
    const account = await accountById(tx, player);
    if (!account) return;
    const [brand, now] = [brandOf(account.brand), clock.now()];
    if (isGenerated(account.email, brand)) return;
    const site = { origin: originOf(brand.name), brandName: nameOf(brand) };
    const language = spokenOf(account.preferredLanguage);
    await writeMessage(tx, { account, kind, path, site, now, values: values(language) });
  };

/** News older than this are not sent any more: the mail server was away for too long. */
const SEND_WITHIN_MS = HOUR_MS;
const AT_ONCE = 50;

/** Sends news that wait in the outbox, oldest first. They are made outside of a call, so no call sends them. */
export async function sendNews(db: Db, mailer: Mailer, { brandOf }: Pick<Brands, 'brandOf'>, now: Date): Promise<void> {
  const waiting = await db
    .select()
    .from(messages)
    .where(
      and(
        gte(messages.createdAt, new Date(now.getTime() - SEND_WITHIN_MS)),
        isNull(messages.sentAt),
        isNull(messages.problem),
        inArray(messages.kind, [...NEWS_LETTER_KINDS]),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(AT_ONCE);
  for (const message of waiting) await sendMessage(db, mailer, message, nameOf(brandOf(message.brand)), now);
}
