/** Two soft notes: it is your turn. Made, not fetched; silent where the browser forbids it. */

const NOTES = [523.25, 783.99];

export function chime(): void {
  try {
    const context = new AudioContext();
    NOTES.forEach((pitch, place) => {
      const start = context.currentTime + place * 0.16;
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
      tone.connect(loudness).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.65);
    });
    setTimeout(() => void context.close(), 1500);
  } catch {
    // No sound is better than no game.
  }
}

/** A short buzz in the hand; browsers forbid it before the first touch. */
export function buzz(ms: number): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
