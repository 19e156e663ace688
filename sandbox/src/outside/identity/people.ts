/** A person with an account at the identity provider. */
export type Person = {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
  locale: string;
};

/** Whom one can sign in as: one for each way it can go. */
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

export const personOf = (subject: string): Person | undefined => PEOPLE.find((person) => person.subject === subject);
