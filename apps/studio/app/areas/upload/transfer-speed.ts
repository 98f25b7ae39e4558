/** How many bytes had been sent at a time, in milliseconds. */
export type Sample = { at: number; bytes: number }

/** The speed is that of the last seconds. */
const windowMs = 8000

// Before, the number would jump.
const minMs = 1500

/** Adds a sample, and forgets those that no longer count. A number that falls begins again: the connection was lost. */
export function addSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1)
  if (last && sample.bytes < last.bytes) return [sample]
  return [...samples.filter(({ at }) => sample.at - at <= windowMs), sample]
}

/** The bytes of a second; null before it is known. */
export function speedOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < minMs) return null
  return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000
}

/** How many seconds are left at this speed; null if that is not known. */
export function secondsLeft(bytesLeft: number, speed: number | null): number | null {
  return speed === null || speed <= 0 ? null : Math.ceil(bytesLeft / speed)
}
