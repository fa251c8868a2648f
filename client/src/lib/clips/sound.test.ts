import { describe, expect, it } from 'vitest';
import { counted, joined, levelOf, RATE, readWav, resampled, shapeOf } from './sound';

const tone = (pitch: number, rate: number, seconds = 0.5, loud = 0.5): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, n) => loud * Math.sin((2 * Math.PI * pitch * n) / rate));
const power = (samples: Float32Array): number => samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
/** How often a sound swings in a second. */
const pitchOf = (samples: Float32Array, rate: number): number => {
  const up = samples.filter((one, n) => n > 0 && one >= 0 && (samples[n - 1] ?? 0) < 0).length;
  return (up * rate) / samples.length;
};

describe('resampling', () => {
  it.each([48_000, 44_100, 22_050, 16_000, 8_000])('keeps the tone and its loudness from %i', (rate) => {
    const found = resampled(tone(440, rate), rate);
    expect(found.length).toBeCloseTo(RATE / 2, -1);
    expect(pitchOf(found, RATE)).toBeCloseTo(440, -1);
    expect(power(found)).toBeCloseTo(0.125, 2);
  });
  it('leaves out what the new rate cannot say', () => {
    expect(power(resampled(tone(11_000, 48_000), 48_000))).toBeLessThan(0.0005);
  });
  it('makes no sound of silence and none of nothing', () => {
    expect(power(resampled(new Float32Array(4800), 48_000))).toBe(0);
    expect(resampled(new Float32Array(0), 48_000)).toHaveLength(0);
  });
});

describe('what is sent', () => {
  it('is 16 bits each, the low byte first, and never louder than loud', () => {
    expect([...counted(Float32Array.of(0, 1, -1, 9, -9))]).toEqual([0, 0, 255, 127, 1, 128, 255, 127, 1, 128]);
  });
  it('is all pieces one after the other', () => {
    expect([...joined([Float32Array.of(1, 2), Float32Array.of(), Float32Array.of(3)])]).toEqual([1, 2, 3]);
  });
});

describe('loudness', () => {
  it('is nothing in a silent room and all when somebody shouts', () => {
    expect(levelOf(new Float32Array(100))).toBe(0);
    expect(levelOf(tone(440, RATE, 0.1, 0.9))).toBe(1);
    const [quiet, half] = [levelOf(tone(440, RATE, 0.1, 0.01)), levelOf(tone(440, RATE, 0.1, 0.1))];
    expect(quiet).toBeGreaterThan(0);
    expect(half).toBeGreaterThan(quiet);
  });
  it('has a shape', () => {
    const sound = joined([new Float32Array(1000), tone(300, RATE, 0.0625, 0.9)]);
    expect(shapeOf(sound, 2)).toEqual([0, 1]);
  });
});

describe('what is heard', () => {
  const wav = (samples: Uint8Array, bits = 16, channels = 1): ArrayBuffer => {
    const view = new DataView(new ArrayBuffer(44 + samples.length));
    const write = (at: number, text: string): void =>
      Array.from(text).forEach((one, n) => view.setUint8(at + n, one.charCodeAt(0)));
    write(0, 'RIFF');
    write(8, 'WAVEfmt ');
    view.setUint32(16, 16, true);
    view.setUint16(20, 1, true);
    view.setUint16(22, channels, true);
    view.setUint32(24, RATE, true);
    view.setUint16(34, bits, true);
    write(36, 'data');
    view.setUint32(40, samples.length, true);
    new Uint8Array(view.buffer).set(samples, 44);
    return view.buffer;
  };
  it('is what was sent', () => {
    const sent = tone(440, RATE, 0.01);
    const heard = readWav(wav(counted(sent)))!;
    expect(heard.rate).toBe(RATE);
    expect(heard.samples).toHaveLength(sent.length);
    heard.samples.forEach((one, n) => expect(one).toBeCloseTo(sent[n]!, 3));
  });
  it('is nothing if it is anything else', () => {
    expect(readWav(new ArrayBuffer(10))).toBeNull();
    expect(readWav(new ArrayBuffer(100))).toBeNull();
    expect(readWav(wav(new Uint8Array(4), 8))).toBeNull();
    expect(readWav(wav(new Uint8Array(4), 16, 2))).toBeNull();
  });
});
