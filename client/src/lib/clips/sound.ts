/** Sound as bare numbers: brought to one rate, counted in 16 bits, and how loud it is. Nothing of a browser. */

export const RATE = 16_000; // numbers a second, of all sound that is sent
export const LONGEST_SOUND = 20; // seconds
export const SHORTEST_SOUND = 0.3;

const LOBES = 8; // of the kernel on each side: more is finer, and slower
const FINE = 512; // steps of the kernel between two numbers
const KEEPS = 0.94; // of the band: what lies above would come back as another tone

/** A windowed sinc, looked up: to reckon it anew for each number would take a phone seconds. */
const KERNEL = Float32Array.from({ length: LOBES * FINE + 1 }, (_, step) => {
  const t = step / FINE;
  const wave = t === 0 ? 1 : Math.sin(Math.PI * t * KEEPS) / (Math.PI * t * KEEPS);
  return wave * (0.5 + 0.5 * Math.cos((Math.PI * t) / LOBES));
});

/** The same sound at another rate. */
export function resampled(samples: Float32Array, from: number, to = RATE): Float32Array {
  if (from === to) return samples.slice();
  const step = from / to;
  const wide = Math.max(1, step);
  const found = new Float32Array(Math.floor(samples.length / step));
  for (let place = 0; place < found.length; place += 1) {
    const middle = place * step;
    const first = Math.max(0, Math.ceil(middle - LOBES * wide));
    const last = Math.min(samples.length - 1, Math.floor(middle + LOBES * wide));
    let sum = 0;
    let weights = 0;
    for (let near = first; near <= last; near += 1) {
      const weight = KERNEL[Math.round((Math.abs(near - middle) / wide) * FINE)] ?? 0;
      sum += (samples[near] ?? 0) * weight;
      weights += weight;
    }
    found[place] = weights ? sum / weights : 0;
  }
  return found;
}

/** Pieces one after the other. */
export function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** As it is sent: 16 bits each, the low byte first; louder than loud is as loud as can be. */
export function counted(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((sample, place) => {
    bytes.setInt16(place * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return new Uint8Array(bytes.buffer);
}

const QUIET = -52; // dB: a silent room
const LOUD = -9;

/** How loud something is, from nothing to all: as ears measure, and not as numbers do. */
export function levelOf(samples: Float32Array): number {
  if (!samples.length) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const loud = 10 * Math.log10(power + 1e-10);
  return Math.max(0, Math.min(1, (loud - QUIET) / (LOUD - QUIET)));
}

/** The shape of a sound in so many bars, each from nothing to all. */
export function shapeOf(samples: Float32Array, bars: number): number[] {
  const each = Math.max(1, Math.floor(samples.length / bars));
  return Array.from({ length: bars }, (_, bar) => levelOf(samples.subarray(bar * each, (bar + 1) * each)));
}

export interface Heard {
  readonly samples: Float32Array;
  readonly rate: number;
}

/** Read what our server sends: a WAV of one channel in 16 bits. Anything else is nothing. */
export function readWav(bytes: ArrayBuffer): Heard | null {
  const view = new DataView(bytes);
  const tag = (at: number): string => String.fromCharCode(...new Uint8Array(bytes, at, 4));
  if (bytes.byteLength < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') return null;
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const length = view.getUint32(at + 4, true);
    if (tag(at) === 'fmt ') {
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 10, true) !== 1) return null;
      if (view.getUint16(at + 22, true) !== 16) return null;
      rate = view.getUint32(at + 12, true);
    }
    if (tag(at) === 'data' && rate) {
      const count = Math.floor(Math.min(length, bytes.byteLength - at - 8) / 2);
      const from = at + 8;
      return {
        rate,
        samples: Float32Array.from({ length: count }, (_, n) => view.getInt16(from + n * 2, true) / 32_768),
      };
    }
    at += 8 + length + (length % 2);
  }
  return null;
}
