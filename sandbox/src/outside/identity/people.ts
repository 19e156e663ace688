export type Person = {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
  locale: string;
};

/** People to sign in as, one per sign-in outcome. */
export const PEOPLE: readonly Person[] = [
  {
    subject: '100000000000000000001',
    email: 'grace.sample@gmail.example',
    emailVerified: true,
    givenName: 'Grace',
    familyName: 'Sample',
    locale: 'en',
  },
  {
    subject: '100000000000000000002',
    email: 'jonas.muster@gmail.example',
    emailVerified: true,
    givenName: 'Jonas',
    familyName: 'Muster',
    locale: 'de',
  },
  {
    subject: '100000000000000000003',
    email: 'verified@baize.example',
    emailVerified: true,
    givenName: 'Vera',
    familyName: 'Verified',
    locale: 'en',
  },
  {
    subject: '100000000000000000004',
    email: 'unverified@baize.example',
    emailVerified: true,
    givenName: 'Una',
    familyName: 'Unverified',
    locale: 'en',
  },
  {
    subject: '100000000000000000005',
    email: 'unproven@gmail.example',
    emailVerified: false,
    givenName: 'Una',
    familyName: 'Proven',
    locale: 'en',
  },
];

/** A new person generated from a word; the same word gives the same person. */
const NEW = /^new-([a-z0-9]{4,40})$/;

export const newSubject = (word: string): string => `new-${word}`;

/** The person with a subject; undefined for none. */
export function personOf(subject: string): Person | undefined {
  const word = NEW.exec(subject)?.[1];
  if (word === undefined) return PEOPLE.find((person) => person.subject === subject);
  const email = `${word}@gmail.example`;
  return { subject, email, emailVerified: true, givenName: 'Nova', familyName: `Newcomer ${word}`, locale: 'en' };
}
