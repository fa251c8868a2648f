/** A microphone that is listened to for some seconds, and given back at once. */

import capture from './capture.worklet.ts?worker&url';
import { meantToBeHeard } from '$lib/ui/audio';
import { giveBack, mayAsk, troubleOf, type Trouble } from './devices';
import { joined, levelOf, LONGEST_SOUND, resampled } from './sound';

export type Step = 'idle' | 'asking' | 'recording' | 'done';

const OLD_PIECE = 2048; // numbers at a time, where there is no worklet

export class Microphone {
  step = $state<Step>('idle');
  trouble = $state<Trouble | null>(null);
  /** How loud it is now, from nothing to all. */
  level = $state(0);
  seconds = $state(0);
  /** What was heard, at the rate of all that is sent. */
  samples = $state.raw<Float32Array>(new Float32Array());
  #stream: MediaStream | null = null;
  #context: AudioContext | null = null;
  #pieces: Float32Array[] = [];
  #asked = 0;

  async begin(): Promise<void> {
    this.release();
    if (!mayAsk()) {
      this.trouble = 'insecure';
      return;
    }
    const asked = (this.#asked += 1);
    meantToBeHeard(false); // a page that plays hears nothing on some phones
    this.step = 'asking';
    this.trouble = null;
    this.seconds = this.level = 0;
    this.#pieces = [];
    try {
      // What makes speech clear makes a hummed tune a gurgle.
      const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: true, channelCount: 1 };
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      if (asked !== this.#asked) {
        giveBack(stream); // meanwhile somebody has changed their mind
        return;
      }
      this.#stream = stream;
      this.#context = new AudioContext();
      await this.#listen(this.#context, stream);
      await this.#context.resume();
      // A second asking may have begun while we waited: then what is here is not ours any more.
      if (asked === this.#asked) this.step = 'recording';
    } catch (error) {
      if (asked !== this.#asked) return;
      this.release();
      this.step = 'idle';
      this.trouble = troubleOf(error);
    }
  }

  async #listen(context: AudioContext, stream: MediaStream): Promise<void> {
    const source = context.createMediaStreamSource(stream);
    const silence = context.createGain();
    silence.gain.value = 0; // a node is asked only if it leads somewhere
    silence.connect(context.destination);
    if ('audioWorklet' in context) {
      await context.audioWorklet.addModule(capture);
      const node = new AudioWorkletNode(context, 'capture');
      node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => this.#heard(data);
      source.connect(node).connect(silence);
    } else this.#listenAsOf(context, source, silence);
  }
  /** As browsers did before there were worklets. */
  #listenAsOf(context: BaseAudioContext, source: AudioNode, silence: AudioNode): void {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- older browsers have nothing else
    const node = context.createScriptProcessor(OLD_PIECE, 1, 1);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
    node.onaudioprocess = ({ inputBuffer }) => this.#heard(inputBuffer.getChannelData(0).slice());
    source.connect(node).connect(silence);
  }

  #heard(piece: Float32Array): void {
    if (this.step !== 'recording' || !this.#context) return;
    this.#pieces.push(piece);
    this.seconds += piece.length / this.#context.sampleRate;
    this.level = Math.max(levelOf(piece), this.level * 0.82);
    if (this.seconds >= LONGEST_SOUND) this.stop();
  }

  /** Enough. */
  stop(): void {
    if (this.step === 'done') return;
    const rate = this.#context?.sampleRate;
    const pieces = this.#pieces;
    const heard = this.step === 'recording' && rate !== undefined && pieces.length > 0;
    this.release();
    if (!heard) {
      this.step = 'idle';
      return;
    }
    const all = resampled(joined(pieces), rate);
    this.samples = all.subarray(0, LONGEST_SOUND * 16_000);
    this.step = 'done';
  }

  /** Give the microphone back, whatever is going on. */
  release(): void {
    this.#asked += 1;
    giveBack(this.#stream);
    this.#stream = null;
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
    this.#pieces = [];
    if (this.step !== 'done') this.step = 'idle';
  }
}
