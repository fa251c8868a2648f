/** A camera that is looked through for some seconds, without a sound, and given back at once. */

import { giveBack, mayAsk, troubleOf, type Trouble } from './devices';
import { A_SECOND, HEAVIEST, MOST_FRAMES, small } from './frames';

export type Step = 'idle' | 'asking' | 'ready' | 'counting' | 'recording' | 'working' | 'done';

const COUNTS = 3; // down, before it begins
const FINENESS = [0.7, 0.5, 0.3, 0.15]; // tried until a picture is light enough

export class Camera {
  step = $state<Step>('idle');
  trouble = $state<Trouble | null>(null);
  /** What is still to be counted down. */
  count = $state(0);
  taken = $state(0);
  stream = $state.raw<MediaStream | null>(null);
  pictures = $state.raw<readonly Blob[]>([]);
  #pending: Promise<Blob>[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = 0;

  /** Look through it: nothing is kept yet. */
  async open(): Promise<void> {
    this.release();
    if (!mayAsk()) {
      this.trouble = 'insecure';
      return;
    }
    const asked = (this.#asked += 1);
    this.step = 'asking';
    this.trouble = null;
    try {
      const video = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } };
      const stream = await navigator.mediaDevices.getUserMedia({ video });
      if (asked !== this.#asked) {
        giveBack(stream); // meanwhile somebody has changed their mind
        return;
      }
      this.stream = stream;
      this.step = 'ready';
    } catch (error) {
      if (asked !== this.#asked) return;
      this.release();
      this.step = 'idle';
      this.trouble = troubleOf(error);
    }
  }

  /** Three, two, one. */
  begin(video: HTMLVideoElement): void {
    this.step = 'counting';
    this.count = COUNTS;
    this.#every(1000, () => {
      this.count -= 1;
      if (this.count === 0) this.#record(video);
    });
  }
  #record(video: HTMLVideoElement): void {
    this.#pending = [];
    this.taken = 0;
    this.step = 'recording';
    this.#every(1000 / A_SECOND, () => this.#take(video));
  }
  #take(video: HTMLVideoElement): void {
    if (!video.videoWidth) return; // it has not begun to show anything
    const canvas = document.createElement('canvas');
    const { width, height } = small(video.videoWidth, video.videoHeight);
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
    this.#pending.push(pictureOf(canvas));
    this.taken += 1;
    if (this.taken >= MOST_FRAMES) void this.stop();
  }

  /** Enough. */
  async stop(): Promise<void> {
    if (this.step !== 'recording') return;
    const pending = this.#pending;
    this.release();
    const asked = this.#asked;
    this.step = 'working';
    const pictures = await Promise.all(pending).catch(() => []);
    if (asked !== this.#asked) return;
    this.pictures = pictures;
    this.step = pictures.length ? 'done' : 'idle';
  }

  /** Give the camera back, whatever is going on. */
  release(): void {
    this.#asked += 1;
    clearInterval(this.#timer);
    giveBack(this.stream);
    this.stream = null;
    if (this.step !== 'done') this.step = 'idle';
  }

  #every(ms: number, work: () => void): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(work, ms);
  }
}

/** A picture in the format that this browser can write, and no heavier than it may be. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  let last: Blob | null = null;
  for (const fine of FINENESS) {
    last = (await written(canvas, 'image/webp', fine)) ?? (await written(canvas, 'image/jpeg', fine));
    if (last && last.size <= HEAVIEST) return last;
  }
  if (!last) throw new Error('No picture.');
  return last;
}
function written(canvas: HTMLCanvasElement, type: string, fine: number): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob((blob) => done(blob?.type === type ? blob : null), type, fine));
}
