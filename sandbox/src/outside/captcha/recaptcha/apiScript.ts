/**
 * The stand-in of Google's api.js, with the documented interface: explicit rendering, `onload`, `ready`, `render`,
 * `execute` and `reset`. A key with "-v3-" is one of v3, whose `execute` answers with the token; another key without a
 * box shows a challenge each time. Box and challenge are frames of this origin, and nothing is drawn outside them.
 */
export const API_SCRIPT = `
(() => {
  const address = new URL(document.currentScript.src);
  const base = address.origin + '/recaptcha/api2/';
  const SIZES = { normal: [304, 78], compact: [164, 144], invisible: [256, 60] };
  const LIFE_MS = 120_000;
  const widgets = [];

  function frameOf(page, { sitekey, theme, size }, [width, height], title) {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({
      k: sitekey,
      co: location.origin,
      hl: address.searchParams.get('hl') ?? 'en',
      theme: theme ?? 'light',
      size: size ?? 'normal',
    });
    frame.src = base + page + '?' + query;
    frame.title = title;
    frame.width = width;
    frame.height = height;
    frame.style.border = '0';
    frame.style.display = 'block';
    return frame;
  }

  function render(place, parameters) {
    const size = parameters.size ?? 'normal';
    const box = frameOf('anchor', parameters, SIZES[size], 'reCAPTCHA');
    const widget = { parameters, box, bubble: null, timer: 0, settle: null };
    widget.loaded = new Promise((done) => box.addEventListener('load', done));
    place.append(box);
    if (size === 'invisible' && !parameters.sitekey.includes('-v3-')) {
      widget.bubble = document.createElement('div');
      widget.challenge = frameOf('bframe', parameters, [Math.min(400, innerWidth), 420], 'recaptcha challenge');
      widget.bubble.style.position = 'absolute';
      widget.bubble.append(widget.challenge);
      document.body.append(widget.bubble);
      close(widget);
    }
    return widgets.push(widget) - 1;
  }

  function close({ bubble }) {
    if (!bubble) return;
    bubble.style.visibility = 'hidden';
    bubble.style.top = '-10000px';
  }

  function open({ bubble, challenge }) {
    bubble.style.visibility = 'visible';
    bubble.style.top = '0';
    challenge.focus();
  }

  function solved(widget, token) {
    close(widget);
    clearTimeout(widget.timer);
    widget.timer = setTimeout(() => {
      tell(widget.box, { state: 'clear' });
      widget.parameters['expired-callback']?.();
    }, LIFE_MS);
    widget.settle?.(token);
    if (!widget.settle) widget.parameters.callback?.(token);
    widget.settle = null;
  }

  const tell = (frame, message) => frame.contentWindow.postMessage({ type: 'recaptcha', ...message }, address.origin);

  window.addEventListener('message', ({ source, origin, data }) => {
    if (origin !== address.origin || data?.type !== 'recaptcha') return;
    const widget = widgets.find((one) => [one.box, one.challenge].some((frame) => frame?.contentWindow === source));
    if (!widget) return;
    if (data.state === 'solved') solved(widget, data.token);
    if (data.state === 'closed') close(widget);
    if (data.state === 'failed') widget.parameters['error-callback']?.();
  });

  function execute(id, { action } = {}) {
    const widget = widgets[id];
    if (widget.bubble) {
      open(widget);
      return Promise.resolve();
    }
    // A form may be sent before the box has come.
    widget.loaded.then(() => tell(widget.box, { state: 'execute', action }));
    return new Promise((settle) => (widget.settle = settle));
  }

  function reset(id = 0) {
    const widget = widgets[id];
    clearTimeout(widget.timer);
    close(widget);
    for (const frame of [widget.box, widget.challenge]) if (frame) tell(frame, { state: 'clear' });
  }

  window.grecaptcha = { ready: (run) => run(), render, execute, reset };
  window[address.searchParams.get('onload')]?.();
})();
`;
