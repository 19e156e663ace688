import { heading, list, paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

/** Terms and policies; each is marked as a sample. */
export const legal: Pages = {
  'terms-and-conditions': {
    title: 'Allgemeine Geschäftsbedingungen',
    blocks: [
      paragraph(SAMPLE),
      heading('Wer spielen darf'),
      paragraph(
        'Nur Erwachsene ab 18 Jahren dürfen die Website nutzen; wo das Recht ihres Landes ein höheres Alter vorschreibt, gilt dieses.',
      ),
      heading('Demospiel'),
      paragraph('Demo-Guthaben hat keinen Wert. Es wird kostenlos vergeben und verfällt mit dem Ende der Sitzung.'),
    ],
  },
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    blocks: [
      paragraph(SAMPLE),
      heading('Was gespeichert wird'),
      paragraph(
        'Runden von Demospielen, mit einer Zufallszahl für die Sitzung und ohne Namen, bis einen Monat nach deren Ende.',
      ),
    ],
  },
  'aml-policy': {
    title: 'Richtlinie zur Geldwäscheprävention',
    blocks: [
      paragraph(SAMPLE),
      heading('Was ein Betreiber hier erklärt'),
      list(
        'Wie er prüft, wer ein Kunde ist, und wann er nach der Herkunft des Geldes fragt.',
        'Welche Zahlungen er ablehnt und wen er informieren muss.',
        'An wen sich Kunden mit Fragen dazu wenden können.',
      ),
      paragraph('Diese Demonstration nimmt kein Geld an, daher gibt es nichts zu prüfen.'),
    ],
  },
  'kyc-refund-policy': {
    title: 'Richtlinie zu Identitätsprüfung und Rückerstattung',
    blocks: [
      paragraph(SAMPLE),
      heading('Was ein Betreiber hier erklärt'),
      list(
        'Welche Dokumente er verlangt, wozu, und wie lange eine Prüfung dauert.',
        'Wie lange Dokumente aufbewahrt werden und wer sie sehen darf.',
        'Wann Geld zurückgezahlt wird, auf welchem Weg und innerhalb welcher Frist.',
      ),
    ],
  },
  'bonus-terms': {
    title: 'Bonusbedingungen',
    blocks: [
      paragraph(SAMPLE),
      heading('Was ein Betreiber hier erklärt'),
      list(
        'Wie oft ein Bonus umgesetzt werden muss, mit welchen Spielen und bis wann.',
        'Den höchsten Einsatz, solange ein Bonus aktiv ist.',
        'Was einen Bonus beendet und was mit ihm verfällt.',
      ),
    ],
  },
  'legal-use-of-website': {
    title: 'Rechtmäßige Nutzung der Website',
    blocks: [
      paragraph(SAMPLE),
      heading('Was ein Betreiber hier erklärt'),
      list(
        'In welchen Ländern die Website genutzt werden darf.',
        'Wem Texte, Bilder und Spiele gehören.',
        'Welches Recht gilt und wer im Streitfall entscheidet.',
      ),
    ],
  },
};
