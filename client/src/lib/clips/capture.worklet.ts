/** Runs beside the page: hands on what a microphone hears, a sixteenth of a second at a time. */

declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const MANY = 2048;

class Capture extends AudioWorkletProcessor {
  #piece = new Float32Array(MANY);
  #filled = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const heard = input?.[0];
    if (!heard) return true;
    if (this.#filled + heard.length > MANY) {
      this.port.postMessage(this.#piece.slice(0, this.#filled));
      this.#filled = 0;
    }
    this.#piece.set(heard, this.#filled);
    this.#filled += heard.length;
    return true;
  }
}

registerProcessor('capture', Capture);
