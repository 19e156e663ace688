import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type alias } from 'drizzle-orm/pg-core';
import { type accounts } from '../accounts/store/schema';

type Accounts = typeof accounts | ReturnType<typeof alias<typeof accounts, string>>;

const nameOf = ({ firstName, lastName }: Accounts): SQL => sql`lower(${firstName} || ' ' || ${lastName})`;

/**
 * Whether two accounts at different brands are one person's (ADR 12): both proved the same e-mail address, or signed up
 * by the same Google account; or name and birthday are the same, and so is the phone number, or both identities were
 * verified. A phone number alone says nothing: nobody proves it here, and whoever typed another's would exclude them.
 */
export const isSamePerson = (one: Accounts, other: Accounts): SQL =>
  and(
    ne(one.brand, other.brand),
    or(
      and(eq(one.uniqueKey, other.uniqueKey), isNotNull(one.emailVerifiedAt), isNotNull(other.emailVerifiedAt)),
      eq(one.googleSubject, other.googleSubject),
      and(
        eq(one.dateOfBirth, other.dateOfBirth),
        sql`${nameOf(one)} = ${nameOf(other)}`,
        or(eq(one.phoneKey, other.phoneKey), and(eq(one.kycStatus, 'APPROVED'), eq(other.kycStatus, 'APPROVED'))),
      ),
    ),
  )!;
