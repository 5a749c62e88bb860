/** Short sounds, made in the browser from nothing but numbers. */

import { settings } from '../settings.ts';
import type { SoundKind } from './kinds.ts';
import { rendered } from './rendered.ts';

/** The same sound twice within this many milliseconds is heard once. */
const TOO_SOON = 70;

let context: AudioContext | null = null;
const buffers = new Map<SoundKind, Promise<AudioBuffer>>();
const heard = new Map<SoundKind, number>();

/** Plays a sound if the reader wants to hear it. Before the first click on a page, browsers allow none. */
export function playSound(kind: SoundKind): void {
  if (settings().sounds[kind]) void sound(kind);
}

/** For the settings: how it sounds, switched on or not. */
export async function sound(kind: SoundKind): Promise<void> {
  const { volume } = settings();
  const now = performance.now();
  if (volume === 0 || !navigator.userActivation?.hasBeenActive || now - (heard.get(kind) ?? -TOO_SOON) < TOO_SOON)
    return;
  heard.set(kind, now);
  try {
    context ??= new AudioContext();
    let buffer = buffers.get(kind);
    if (!buffer) buffers.set(kind, (buffer = rendered(kind)));
    const [ready] = await Promise.all([buffer, context.state === 'suspended' ? context.resume() : null]);
    const source = context.createBufferSource();
    const loud = context.createGain();
    source.buffer = ready;
    // Ears hear in steps of times, not of sums.
    loud.gain.value = volume ** 2;
    source.connect(loud).connect(context.destination);
    source.start();
  } catch {
    // A machine without sound plays on in silence.
  }
}
