/** A sound as samples, as loud as all the others. */

import type { SoundKind } from './kinds.ts';
import { SOUNDS } from './sounds.ts';

const RATE = 44_100;
/** The loudest tenth of a second of every sound, as ears hear it. */
const LOUDNESS = 0.11;
const PEAK = 0.95;
const WINDOW = 0.1;

export async function rendered(kind: SoundKind): Promise<AudioBuffer> {
  const { length, make } = SOUNDS[kind];
  const context = new OfflineAudioContext(1, Math.ceil(length * RATE), RATE);
  make(context);
  const buffer = await context.startRendering();
  const samples = buffer.getChannelData(0);
  const loud = loudest((await weighted(buffer)).getChannelData(0));
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const factor = Math.min(LOUDNESS / loud, PEAK / peak);
  for (let i = 0; i < samples.length; i++) samples[i]! *= factor;
  return buffer;
}

/** Ears are less keen on what is low, and keener on what is high. */
function weighted(buffer: AudioBuffer): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, buffer.length, RATE);
  const source = context.createBufferSource();
  const low = context.createBiquadFilter();
  const high = context.createBiquadFilter();
  source.buffer = buffer;
  low.type = 'highpass';
  low.frequency.value = 38;
  low.Q.value = -6;
  high.type = 'highshelf';
  high.frequency.value = 1680;
  high.gain.value = 4;
  source.connect(low).connect(high).connect(context.destination);
  source.start();
  return context.startRendering();
}

function loudest(samples: Float32Array): number {
  const size = Math.min(samples.length, Math.round(WINDOW * RATE));
  let sum = 0;
  let most = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += samples[i]! ** 2;
    if (i >= size) sum -= samples[i - size]! ** 2;
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / size);
}
