/** The passwords that lists of stolen ones begin with, in small letters; those of one sign or a run need no entry. */
const COMMON = new Set(
  (
    'password password1 password123 passw0rd p@ssw0rd p@ssword pass1234 admin123 administrator qwerty qwerty1 qwerty12 ' +
    'qwerty123 qwertyuiop qwertz qwertz123 azerty azerty123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1q2w3e 1q2w3e4r ' +
    '1q2w3e4r5t 1qaz2wsx qazwsx q1w2e3r4 abc123 abcd1234 a1b2c3 aa123456 a123456 123abc 123qwe 1234qwer 123123 123321 ' +
    '121212 112233 131313 159753 147258 147258369 123654 654321 987654321 696969 iloveyou iloveyou1 letmein letmein1 ' +
    'welcome welcome1 welcome123 monkey dragon master superman batman spiderman pokemon starwars sunshine princess ' +
    'football football1 baseball basketball soccer liverpool chelsea arsenal barcelona realmadrid michael michelle ' +
    'jordan jordan23 jessica ashley daniel andrew charlie thomas robert matthew jennifer nicole hannah maggie ginger ' +
    'pepper shadow hunter harley ranger buster killer tigger summer winter flower cookie cheese chocolate banana ' +
    'orange purple silver whatever trustno1 freedom computer internet samsung google mustang ferrari mercedes corvette ' +
    'secret secret1 test123 test1234 testtest changeme default login123 hello123 hallo123 hallo1 passwort passwort1 ' +
    'passwort123 schatz ficken geheim sommer casino casino1 casino123 jackpot lucky7 poker1 blackjack roulette ' +
    'gambling bonus123 winner winner1 money123 killer123 matrix phoenix merlin yellow diamond'
  ).split(' '),
);

/** Whether each character is as far from the one before as all others: aaaaaa, six blanks, 123456, fedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - codes[index - 1]! === step);
}

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(text: string): boolean {
  const plain = text.toLowerCase();
  // 1234567890: the run of a keyboard's row of digits.
  return COMMON.has(plain.trim()) || isRun(plain) || isRun(plain.replace(/90$/, '9:'));
}
