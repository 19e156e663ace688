import { type Language } from '../../texts/language';
import { element } from '../frame/elements';
import { type Memory } from '../frame/storage';
import { chipText, isLong } from './chipText';

/** The chips to choose from: each press on the layout places one of the chosen value; `changed` hears of a choice. */
export function createChipRack(chips: readonly string[], language: Language, memory: Memory, changed: () => void) {
  const { say, amount } = language;
  const rack = element('chips');
  const kept = memory.get('stake');
  let chosen = chips.find((chip) => chip === kept) ?? chips[1] ?? chips[0] ?? '';

  const radios = chips.map((chip, at) => {
    const label = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'chip', value: chip });
    radio.checked = chip === chosen;
    radio.setAttribute('aria-label', say('table.chip', { amount: amount(chip) }));
    radio.addEventListener('change', () => {
      chosen = chip;
      memory.set('stake', chip);
      changed();
    });
    const face = document.createElement('span');
    face.dataset.chip = String(at);
    const text = chipText(language, chip);
    face.textContent = text;
    face.toggleAttribute('data-long', isLong(text));
    label.append(radio, face);
    return label;
  });
  rack.replaceChildren(...radios);
  return { value: () => chosen };
}
