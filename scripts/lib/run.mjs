import { spawn } from 'node:child_process';
import { whenInterrupted } from './interrupt.mjs';
import { ROOT } from './root.mjs';

const running = new Set();

whenInterrupted(() => running.forEach((child) => child.kill('SIGTERM')));

/**
 * Runs one command to its end. `show` passes its output through, else it is collected.
 * Answers { code, output, seconds }; a command that cannot start has code 127.
 */
export function run(file, args, { env = {}, show = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const end = (code) => {
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** `run` for a script or a package's bin file. */
export const runNode = (args, options) => run(process.execPath, args, options);
