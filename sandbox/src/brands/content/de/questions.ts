import { paragraph, type Questions } from '../../brand/blocks';

export const questions: Questions = [
  {
    question: 'Was ist Demo-Guthaben?',
    answer: [
      paragraph(
        'Spielgeld zum Ausprobieren von Spielen. Eine Sitzung beginnt mit 1.000,00 Demo-Guthaben; es kann weder gekauft noch ausgezahlt werden.',
      ),
    ],
  },
  {
    question: 'Sind Demospiele wie die echten Spiele?',
    answer: [
      paragraph(
        'Ja. Jede Runde wird nach demselben mathematischen Modell gezogen, mit der Auszahlungsquote, die beim Spiel steht.',
      ),
    ],
  },
  {
    question: 'Was bedeutet Auszahlungsquote?',
    answer: [
      paragraph(
        'Der Anteil aller Einsätze, den ein Spiel über sehr viele Runden zurückzahlt. Bei 95 % kommen von hundert Einheiten Einsatz im Schnitt 95 zurück. Eine einzelne Sitzung kann weit darüber oder darunter enden.',
      ),
    ],
  },
  {
    question: 'Wer entscheidet, wie eine Runde ausgeht?',
    answer: [
      paragraph(
        'Der Server des Studios zieht jede Runde mit einem sicheren Zufallsgenerator und speichert sie, bevor sie gezeigt wird.',
      ),
    ],
  },
];
