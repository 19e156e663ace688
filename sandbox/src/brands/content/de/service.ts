import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const service: Pages = {
  deposit: {
    title: 'Über Zahlungen',
    blocks: [
      heading('Gut zu wissen'),
      list(
        'Die Limits stehen bei jeder Zahlungsart.',
        '{{brandName}} berechnet keine Einzahlungsgebühr. Andere Gebühren sehen Sie vor der Bestätigung.',
        'Die Auszahlungsseite zeigt, was vor einer Auszahlung noch fehlt.',
      ),
      heading('Wessen Geld es ist'),
      paragraph('Nutzen Sie nur Zahlungsarten, die auf Ihren Namen laufen.'),
    ],
  },
  contacts: {
    title: 'Kontakt',
    blocks: [
      heading('So können wir schneller helfen'),
      list(
        'Der Name des Spiels oder der Seite und der Zeitpunkt, zu dem es geschah.',
        'Die Nummer der Transaktion oder der Runde, falls es eine gibt.',
        'Niemals ein Passwort und niemals eine vollständige Kartennummer.',
      ),
      heading('Wenn wir uns nicht einigen'),
      paragraph(
        'Überzeugt Sie unsere Antwort nicht, sagen Sie es dem Kundendienst. Er prüft Ihr Anliegen noch einmal.',
      ),
    ],
  },
  responsibility: {
    title: 'Werkzeuge zum Spielerschutz',
    blocks: [
      heading('Bevor Sie spielen'),
      list(
        'Überlegen Sie, wie viel Sie verlieren können und wie lange Sie spielen wollen.',
        'Setzen Sie vor der ersten Runde ein Limit. Es gilt auch dann, wenn Ihnen das Aufhören schwerfällt.',
        'Spielen Sie nie mit geliehenem Geld und nie, um etwas zurückzugewinnen.',
      ),
      heading('Wenn es zu viel wird'),
      paragraph(
        'Machen Sie eine Pause, frieren Sie das Konto ein oder schließen Sie sich selbst aus. Einen Grund brauchen Sie dafür nicht.',
      ),
    ],
  },
};
