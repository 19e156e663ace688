import { heading, list, paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

export const service: Pages = {
  deposit: {
    title: 'Über Zahlungen',
    blocks: [
      paragraph(SAMPLE),
      heading('Was ein Betreiber hier erklärt'),
      list(
        'Den kleinsten und größten Betrag jeder Zahlungsart und wie lange sie dauert.',
        'Was eine Zahlung kostet. {{brandName}} ist eine Demonstration, nimmt kein Geld an und berechnet nichts.',
        'Auf welchem Weg Geld ausgezahlt wird und was vorher geprüft wird.',
      ),
      heading('Wessen Geld es ist'),
      paragraph(
        'Zahlen Sie nur mit Zahlungsarten, die Ihnen selbst gehören. Geld geht auf dem Weg zurück, auf dem es kam.',
      ),
    ],
  },
  contacts: {
    title: 'Kontakt',
    blocks: [
      paragraph(SAMPLE),
      heading('Was uns beim Helfen hilft'),
      list(
        'Der Name des Spiels oder der Seite und der Zeitpunkt, zu dem es geschah.',
        'Die Nummer der Transaktion oder der Runde, falls es eine gibt.',
        'Niemals ein Passwort und niemals eine vollständige Kartennummer.',
      ),
      heading('Wenn wir uns nicht einigen'),
      paragraph('Ein Betreiber nennt hier, wer über eine Beschwerde entscheidet, die er selbst nicht lösen konnte.'),
    ],
  },
  responsibility: {
    title: 'Werkzeuge zum Spielerschutz',
    blocks: [
      paragraph(SAMPLE),
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
