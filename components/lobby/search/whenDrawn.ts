/** Runs the task after the next paint, so that it does not delay that frame. */
export function whenDrawn(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
