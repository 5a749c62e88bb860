/** Tones and noises, from which sounds are made. */

interface Part {
  /** Seconds from the beginning of the sound. */
  at?: number;
  length: number;
  /** Seconds until it is loudest; from then on it dies away. */
  attack?: number;
  gain?: number;
}

export interface Tone extends Part {
  wave?: OscillatorType;
  from: number;
  /** Where the pitch glides to. */
  to?: number;
  /** Overtones: how many times the pitch, and how loud beside it. */
  over?: readonly (readonly [times: number, gain: number])[];
  /** What is taken away above this pitch. */
  muffled?: number;
  /** How often in a second it swells. */
  tremble?: number;
}

export interface Noise extends Part {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  /** How narrow the band is. */
  narrow?: number;
}

const SILENT = 0.0001;

function swell(context: BaseAudioContext, { at = 0, length, attack = 0.004, gain = 1 }: Part): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENT, at);
  node.gain.linearRampToValueAtTime(gain, at + attack);
  node.gain.exponentialRampToValueAtTime(SILENT, at + length);
  node.connect(context.destination);
  return node;
}

function glide(pitch: AudioParam, { at = 0, length, from, to = from }: Part & { from: number; to?: number }): void {
  pitch.setValueAtTime(from, at);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, at + length);
}

export function tone(context: BaseAudioContext, one: Tone): void {
  const { at = 0, length, wave = 'sine', from, to = from, over = [], muffled, tremble, gain = 1 } = one;
  for (const [times, loud] of [[1, 1] as const, ...over]) {
    let out: AudioNode = swell(context, { ...one, gain: gain * loud });
    if (tremble !== undefined) {
      const shaken = context.createGain();
      const wobble = context.createOscillator();
      const depth = context.createGain();
      wobble.frequency.value = tremble;
      depth.gain.value = 0.45;
      shaken.gain.value = 0.55;
      wobble.connect(depth).connect(shaken.gain);
      wobble.start(at);
      wobble.stop(at + length);
      shaken.connect(out);
      out = shaken;
    }
    if (muffled !== undefined) {
      const filter = context.createBiquadFilter();
      filter.type = 'lowpass';
      filter.frequency.value = muffled;
      filter.connect(out);
      out = filter;
    }
    const voice = context.createOscillator();
    voice.type = wave;
    glide(voice.frequency, { at, length, from: from * times, to: to * times });
    voice.connect(out);
    voice.start(at);
    voice.stop(at + length);
  }
}

export function noise(context: BaseAudioContext, one: Noise): void {
  const { at = 0, length, filter: type, narrow = 1 } = one;
  const hiss = context.createBufferSource();
  hiss.buffer = grain(context, length);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = narrow;
  glide(filter.frequency, one);
  hiss.connect(filter).connect(swell(context, one));
  hiss.start(at);
}

/** The same hiss each time, so that a sound is always the same. */
function grain(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(length * context.sampleRate)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 0x8000_0000 - 1;
  }
  return buffer;
}
