/**
 * A screen that stays awake while a game is on.
 *
 * Browsers have a lock for that, over HTTPS only; at home, over plain HTTP, one that shows a film does
 * not go dark, either. Where neither works, people are told once how to help themselves.
 */

/** Try to keep the screen awake; gives a way to let go, or fails. */
export type Hold = () => Promise<() => void>;

export class Awake {
  /** Whether nothing keeps the screen awake here. */
  fails = $state(false);
  #wanted = false;
  #letGo: (() => void) | null = null;
  #turn = 0;

  /** The ways to do it, the best one first. */
  constructor(readonly ways: readonly Hold[]) {}

  /** Keep the screen awake until what this returns is called. */
  keep(): () => void {
    this.#wanted = true;
    void this.#take();
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.#take(); // it is lost with every look elsewhere
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      this.#wanted = false;
      this.#drop();
    };
  }

  #drop(): void {
    this.#turn += 1;
    this.#letGo?.();
    this.#letGo = null;
  }

  async #take(): Promise<void> {
    this.#drop();
    const turn = this.#turn;
    for (const hold of this.ways) {
      const letGo = await hold().catch(() => null);
      if (!letGo) continue;
      this.fails = false;
      if (turn === this.#turn && this.#wanted) this.#letGo = letGo;
      else letGo(); // nobody waits for it any more
      return;
    }
    if (turn === this.#turn) this.fails = true;
  }
}

async function lock(): Promise<() => void> {
  const { wakeLock } = navigator as Partial<Navigator>; // not over plain HTTP, nor everywhere
  if (!wakeLock) throw new Error('no lock');
  const held = await wakeLock.request('screen');
  return () => void held.release().catch(() => undefined);
}

/** A film of nothing, made here. It fills the screen, unseen: browsers do not count small ones. */
async function film(): Promise<() => void> {
  const canvas = document.createElement('canvas') as Omit<HTMLCanvasElement, 'captureStream'> &
    Partial<Pick<HTMLCanvasElement, 'captureStream'>>;
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext('2d');
  const stream = canvas.captureStream?.();
  if (!stream || !brush) throw new Error('no film');
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:-1;opacity:0;pointer-events:none';
  video.srcObject = stream;
  document.body.append(video);
  let frame = 0;
  const timer = setInterval(() => brush.fillRect(frame++ % 2, 0, 1, 1), FRAME);
  const end = (): void => {
    clearInterval(timer);
    video.remove();
    stream.getTracks().forEach((track) => track.stop());
  };
  try {
    await video.play();
  } catch (error) {
    end();
    throw error;
  }
  return end;
}
const FRAME = 1000; // milliseconds: it has to go on, and be no work

export const awake = new Awake([lock, film]);
