import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const service: Pages = {
  deposit: {
    title: 'Über Zahlungen',
    blocks: [
      heading('Gut zu wissen'),
      list(
        'Limits und Dauer stehen bei jeder Zahlungsart.',
        '{{brandName}} berechnet keine Einzahlungsgebühr. Andere Gebühren sehen Sie vor der Bestätigung.',
        'Vor einer Auszahlung prüfen wir Ihr Konto.',
      ),
      heading('Wessen Geld es ist'),
      paragraph('Nutzen Sie nur Zahlungsarten auf Ihren eigenen Namen. Geld geht auf dem Weg zurück, auf dem es kam.'),
    ],
  },
  contacts: {
    title: 'Kontakt',
    blocks: [
      heading('Was uns beim Helfen hilft'),
      list(
        'Der Name des Spiels oder der Seite und der Zeitpunkt, zu dem es geschah.',
        'Die Nummer der Transaktion oder der Runde, falls es eine gibt.',
        'Niemals ein Passwort und niemals eine vollständige Kartennummer.',
      ),
      heading('Wenn wir uns nicht einigen'),
      paragraph(
        'Überzeugt Sie unsere Antwort nicht, bitten Sie den Kundendienst um die Prüfung durch eine unabhängige Stelle.',
      ),
    ],
  },
  responsibility: {
    title: 'Werkzeuge zum Spielerschutz',
    blocks: [
      heading('Bevor Sie spielen'),
      list(
        'Überlegen Sie, wie viel Sie verlieren können und wie lange Sie spielen wollen.',
        'Setzen Sie vor der ersten Runde ein Limit. Es hält, auch wenn Sie es nicht täten.',
        'Spielen Sie nie mit geliehenem Geld und nie, um etwas zurückzugewinnen.',
      ),
      heading('Wenn es zu viel wird'),
      paragraph(
        'Machen Sie eine Pause, frieren Sie das Konto ein oder schließen Sie sich selbst aus. Einen Grund brauchen Sie dafür nicht.',
      ),
    ],
  },
};
