type Named = {
  firstName: string | null;
  lastName: string | null;
  nickname: string | null;
  email: string | null;
};

/** What a player is called: first and last name, else the nickname, else what stands before the @ of the e-mail. */
export const playerName = ({ firstName, lastName, nickname, email }: Named): string =>
  [firstName, lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') ||
  nickname?.trim() ||
  (email ?? '').replace(/@.*$/, '');
