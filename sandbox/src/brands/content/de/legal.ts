import { heading, list, paragraph, type Pages } from '../../brand/blocks';

/** Terms and policies. */
export const legal: Pages = {
  'terms-and-conditions': {
    title: 'Allgemeine Geschäftsbedingungen',
    blocks: [
      heading('Wer spielen darf'),
      paragraph(
        'Nur Erwachsene ab 18 Jahren dürfen die Website nutzen. Schreibt das Recht ihres Landes ein höheres Alter vor, gilt dieses.',
      ),
      heading('Demospiel'),
      paragraph('Demo-Guthaben hat keinen Wert. Es wird kostenlos vergeben und verfällt mit dem Ende der Sitzung.'),
    ],
  },
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    blocks: [
      heading('Was gespeichert wird'),
      paragraph(
        'Runden von Demospielen, mit einer Zufallszahl für die Sitzung und ohne Namen, bis 30 Tage nach deren Ende.',
      ),
    ],
  },
  'aml-policy': {
    title: 'Richtlinie zur Geldwäscheprävention',
    blocks: [
      heading('So prüfen wir Zahlungen'),
      list(
        'Wir können Sie bitten, Ihre Identität und die Herkunft Ihres Geldes nachzuweisen.',
        'Zahlungen Dritter lehnen wir ab; verdächtige melden wir, wo das Gesetz es verlangt.',
        'Fragen? Wenden Sie sich an den Kundendienst.',
      ),
    ],
  },
  'kyc-refund-policy': {
    title: 'Richtlinie zu Identitätsprüfung und Rückerstattung',
    blocks: [
      heading('Dokumente und Rückerstattung'),
      list(
        'Wir können einen Ausweis und einen Adressnachweis verlangen. Den Stand der Prüfung sehen Sie in Ihrem Profil.',
        'Orts-, Zeit- und Gerätedaten entfernen wir aus Ihren Fotos.',
        'Rückerstattungen gehen an die ursprüngliche Zahlungsart.',
      ),
    ],
  },
  'bonus-terms': {
    title: 'Bonusbedingungen',
    blocks: [
      heading('So funktionieren Boni'),
      list(
        'Jedes Angebot zeigt Umsatz, Spiele und Enddatum, bevor Sie es aktivieren.',
        'Solange ein Bonus aktiv ist, gilt sein Höchsteinsatz.',
        'Wer einen Bonus storniert, verliert das Bonusgeld und die Gewinne daraus.',
      ),
    ],
  },
  'legal-use-of-website': {
    title: 'Rechtmäßige Nutzung der Website',
    blocks: [
      heading('Nutzung dieser Website'),
      list(
        'Sie dürfen die Website nur nutzen, wo Online-Glücksspiel für Sie erlaubt ist.',
        'Texte, Bilder und Spiele gehören ihren Inhabern und dürfen nicht kopiert werden.',
        'Möchten Sie sich beschweren? Wenden Sie sich an den Kundendienst.',
      ),
    ],
  },
};
