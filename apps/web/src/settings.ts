/** How this reader wants it: kept in the browser, the same in all its tabs, and marked on the page for style sheets. */

import { useSyncExternalStore } from 'react';
import { SOUND_KINDS, type SoundKind } from './sound/kinds.ts';

export interface Settings {
  theme: 'system' | 'dark' | 'light';
  /** `none` moves nothing; `system` asks the system whether the reader wants less motion. */
  motion: 'system' | 'none';
  /** How many times faster than usual animations play. */
  animationSpeed: number;
  /** How long the turn of a bot is shown. */
  botTurnSeconds: number;
  /** Each part of a bot's turn waits for the reader. */
  stepMode: boolean;
  palette: 'usual' | 'distinct';
  hotkeys: boolean;
  /** In a fight, every chance of every phase is unfolded. */
  allChances: boolean;
  /** Several people at one screen: what one may see is covered before the next one looks. */
  curtain: boolean;
  volume: number;
  /** Limits of standing choices, by their ids: how far they go before they ask. */
  standing: Readonly<Record<string, Readonly<Record<string, number>>>>;
  sounds: Readonly<Record<SoundKind, boolean>>;
}

export const ANIMATION_SPEEDS = [0.5, 1, 2, 4] as const;
export const LONGEST_BOT_TURN = 10;
const KEPT = 'questwright.settings';

export const USUAL: Settings = {
  theme: 'system',
  motion: 'system',
  animationSpeed: 1,
  botTurnSeconds: 3,
  stepMode: false,
  palette: 'usual',
  hotkeys: true,
  allChances: false,
  curtain: true,
  volume: 0.6,
  standing: {},
  // Quiet but for the one sound that calls back whoever looked elsewhere.
  sounds: Object.fromEntries(SOUND_KINDS.map((kind) => [kind, kind === 'your-turn'])) as Record<SoundKind, boolean>,
};

type Unchecked = { readonly [K in keyof Settings]?: unknown };
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const limitsIn = (kept: unknown): Settings['standing'] =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).map(([id, set]) => [
      id,
      Object.fromEntries(
        Object.entries(isRecord(set) ? set : {}).filter((one): one is [string, number] => typeof one[1] === 'number'),
      ),
    ]),
  );

/** What was kept, as far as it makes sense: somebody else or an older page may have written it. */
export function settingsFrom(text: string | null): Settings {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    // Not ours.
  }
  const kept: Unchecked = isRecord(found) ? found : {};
  const one = <K extends 'theme' | 'motion' | 'palette'>(key: K, of: readonly Settings[K][]): Settings[K] =>
    of.find((value) => value === kept[key]) ?? USUAL[key];
  const number = (key: 'animationSpeed' | 'botTurnSeconds' | 'volume', least: number, most: number): number => {
    const value = kept[key];
    return typeof value === 'number' && value >= least && value <= most ? value : USUAL[key];
  };
  const flag = (key: 'stepMode' | 'hotkeys' | 'allChances' | 'curtain'): boolean => {
    const value = kept[key];
    return typeof value === 'boolean' ? value : USUAL[key];
  };
  const sounds = isRecord(kept.sounds) ? kept.sounds : {};
  return {
    theme: one('theme', ['system', 'dark', 'light']),
    motion: one('motion', ['system', 'none']),
    animationSpeed: number('animationSpeed', ANIMATION_SPEEDS[0], ANIMATION_SPEEDS.at(-1)!),
    botTurnSeconds: number('botTurnSeconds', 0, LONGEST_BOT_TURN),
    stepMode: flag('stepMode'),
    palette: one('palette', ['usual', 'distinct']),
    hotkeys: flag('hotkeys'),
    allChances: flag('allChances'),
    curtain: flag('curtain'),
    volume: number('volume', 0, 1),
    standing: limitsIn(kept.standing),
    sounds: Object.fromEntries(
      SOUND_KINDS.map((kind) => {
        const value = sounds[kind];
        return [kind, typeof value === 'boolean' ? value : USUAL.sounds[kind]];
      }),
    ) as Record<SoundKind, boolean>,
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    // The browser forbids this page to keep anything.
    return null;
  }
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= settingsFrom(read());
  return current;
}

function adopt(next: Settings): void {
  current = next;
  markPage();
  listeners.forEach((listener) => listener());
}

export function changeSettings(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // Then it holds until the page is left.
  }
  adopt(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings, settings);

/** Style sheets read theme, motion and palette from the root. */
function markPage(): void {
  const { theme, motion, palette } = settings();
  Object.assign(document.documentElement.dataset, { theme, motion, palette });
}

/** Once, before anything is shown. */
export function followSettings(): void {
  markPage();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT || key === null) adopt(settingsFrom(key === null ? null : newValue));
  });
}

/** Whether anything may move, by the reader's choice here or in the system. */
export const mayMove = (): boolean =>
  settings().motion !== 'none' && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** How long an animation of that many milliseconds takes for this reader: none where nothing may move. */
export const paced = (milliseconds: number): number => (mayMove() ? milliseconds / settings().animationSpeed : 0);

const LIGHT = '(prefers-color-scheme: light)';

/** The theme that is shown, for what style sheets cannot reach. */
export function useTheme(): 'dark' | 'light' {
  const { theme } = useSettings();
  const system = useSyncExternalStore(
    (listener) => {
      const media = matchMedia(LIGHT);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => (matchMedia(LIGHT).matches ? 'light' : 'dark'),
    () => 'dark' as const,
  );
  return theme === 'system' ? system : theme;
}
