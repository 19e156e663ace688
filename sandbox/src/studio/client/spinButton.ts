/**
 * Makes a button that must be released between two presses: key repeats of a held key are no decision to play. The
 * button stays focusable while disabled, so that keyboard users keep their place.
 */
export function onPress(button: HTMLElement, press: () => void): void {
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
}
