/**
 * Makes a button that must be let go between two presses: a key that is held down repeats itself, and such repeats are
 * no decision to play. The button stays focusable while it is off, so that the keyboard does not lose its place.
 */
export function onPress(button: HTMLElement, press: () => void): void {
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
}
