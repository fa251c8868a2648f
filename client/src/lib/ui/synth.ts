/** Sounds as descriptions, made audible in any audio context: of a page, or of a test without a speaker. */

export { NAMES } from './palette';
import { scoreOf, type How, type SoundName, type Voice } from './palette';

const SILENCE = 0.001; // of its loudest: −60 dB is nothing
const SOON = 0.0005; // seconds; a struck thing is not heard earlier, and does not click

/** Play a sound into a context at some moment of it; returns how long it lasts, in seconds. */
export function render(
  context: BaseAudioContext,
  name: SoundName,
  how: How = {},
  when = context.currentTime,
  into: AudioNode = context.destination,
): number {
  const { voices, lasts } = scoreOf(name, how);
  for (const voice of voices) sounded(context, voice, when + voice.at, into);
  return lasts;
}

function sounded(context: BaseAudioContext, voice: Voice, start: number, into: AudioNode): void {
  const source = voice.wave === 'noise' ? breath(context) : tone(context, voice, voice.wave, start);
  const end = start + voice.lasts;
  const loudness = context.createGain();
  const peak = start + Math.max(voice.attack, SOON);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(voice.loud, peak);
  loudness.gain.exponentialRampToValueAtTime(voice.loud * SILENCE, end);
  filtered(context, voice, source).connect(loudness).connect(into);
  source.start(start);
  source.stop(end);
}

function tone(context: BaseAudioContext, voice: Voice, wave: OscillatorType, start: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(voice.pitch ?? 440, start);
  if (voice.to !== undefined) source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts);
  return source;
}

function filtered(context: BaseAudioContext, voice: Voice, source: AudioNode): AudioNode {
  const bounds = [
    ['highpass', voice.above],
    ['lowpass', voice.below],
  ] as const;
  return bounds.reduce((node, [type, frequency]) => {
    if (frequency === undefined) return node;
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    return node.connect(filter);
  }, source);
}

const breaths = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Noise, the same each time: a second of it, over and over. */
function breath(context: BaseAudioContext): AudioBufferSourceNode {
  let buffer = breaths.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let seed = 1;
    for (let place = 0; place < samples.length; place += 1) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      samples[place] = seed / 2 ** 31 - 1;
    }
    breaths.set(context, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}
