import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { takePorts } from '../../scripts/system/takenPorts';

/** A home directory for this session only: toolkit animations are off and no other settings apply. */
function makeHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'baize-webkit-'));
  mkdirSync(path.join(home, 'run'), { mode: 0o700 });
  mkdirSync(path.join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(path.join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

/** A virtual X server (Xvfb) that picks its own display and reports it on file descriptor 3. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Waits until the program listens; false when it exited, as it does when its port was taken. */
async function listens(address: string, program: ChildProcess): Promise<boolean> {
  while (program.exitCode === null) {
    if (await fetch(`${address}/status`).catch(() => null)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/**
 * The driver is a third-party program and cannot inherit a socket, so it is retried on another port when its own was
 * taken.
 */
async function startDriver(driverPath: string, env: NodeJS.ProcessEnv) {
  for (let tries = 0; tries < 5; tries++) {
    const { ports, handOver } = await takePorts('driver');
    handOver('driver').letGo();
    const address = `http://127.0.0.1:${ports.driver}`;
    const program = spawn(driverPath, [`--port=${ports.driver}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env,
      // A group of its own: with the browser, which outlives a driver that is only killed.
      detached: true,
    });
    if (await listens(address, program)) return { program, address };
  }
  throw new Error('WebKitWebDriver ended before it listened');
}

/** A WebKitGTK browser on its own virtual screen, driven through `driverPath` (Debian's webkit2gtk-driver). */
export async function startWebkit(driverPath: string): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const home = makeHome();
  const { screen, display } = await startScreen();
  const { program, address } = await startDriver(driverPath, {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const driver = await new Builder()
    .usingServer(address)
    // Scripts must watch the page as early as possible, so opening an address does not wait for the load event.
    .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' })
    .build();
  // A page that is being left never calls back.
  await driver.manage().setTimeouts({ script: 20_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 960 });
  const stop = async () => {
    await driver.quit().catch(() => undefined);
    try {
      process.kill(-program.pid!, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  return { driver, stop };
}
