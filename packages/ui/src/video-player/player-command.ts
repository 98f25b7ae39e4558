/** A player command triggered by a key. */
export type Command =
  | { readonly do: 'play' | 'mute' | 'captions' | 'fullscreen' | 'pictureInPicture' | 'next' | 'keys' }
  /** Seconds, forwards or backwards. */
  | { readonly do: 'skip'; readonly by: number }
  /** Share of the duration, 0 to 1. */
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'speed' | 'volume' | 'frame'; readonly step: 1 | -1 }

/**
 * The kind of focused element: the player itself, a button (activated by Space and Enter), a slider with its own
 * arrow keys.
 */
export type Focused = 'stage' | 'button' | 'seek' | 'slider' | 'text'

/** The available playback rates. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next faster or slower rate; the same at the ends. */
export function speedAfter(rate: number, step: 1 | -1): number {
  const next = step > 0 ? speeds.find((speed) => speed > rate) : speeds.findLast((speed) => speed < rate)
  return next ?? rate
}

const letters: Record<string, Command> = {
  k: { do: 'play' },
  j: { do: 'skip', by: -10 },
  l: { do: 'skip', by: 10 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'fullscreen' },
  i: { do: 'pictureInPicture' },
  n: { do: 'next' },
  '?': { do: 'keys' },
  ',': { do: 'frame', step: -1 },
  '.': { do: 'frame', step: 1 },
  '<': { do: 'speed', step: -1 },
  '>': { do: 'speed', step: 1 },
}

// Time runs left to right in every language, so these are not mirrored.
const arrows: Record<string, Command> = {
  ArrowLeft: { do: 'skip', by: -5 },
  ArrowRight: { do: 'skip', by: 5 },
}

const volumeArrows: Record<string, Command> = {
  ArrowDown: { do: 'volume', step: -1 },
  ArrowUp: { do: 'volume', step: 1 },
}

const seekArrows: Record<string, Command> = {
  ...arrows,
  ArrowDown: { do: 'skip', by: -5 },
  ArrowUp: { do: 'skip', by: 5 },
}

/** The command of a key without Ctrl, Alt or Meta; undefined if the focused element handles the key. */
export function commandOf(key: string, focused: Focused): Command | undefined {
  if (focused === 'text') return undefined
  if (key === ' ') return focused === 'button' ? undefined : { do: 'play' }
  if (/^[0-9]$/.test(key)) return { do: 'jump', to: Number(key) / 10 }
  if (focused === 'seek' && seekArrows[key]) return seekArrows[key]
  if (focused !== 'slider' && arrows[key]) return arrows[key]
  if (focused === 'stage' && volumeArrows[key]) return volumeArrows[key]
  return letters[key.toLowerCase()]
}
