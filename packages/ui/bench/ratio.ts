/** The middle one of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** What was measured of each contender in turn, round after round, so that a busy machine slows all alike. */
export type Rounds = number[][]

/** Runs every measure once a round, after some rounds to warm up. Times in ms: one row a round, one column a measure. */
export async function inRounds(measures: readonly (() => number | Promise<number>)[], rounds: number, warmUp: number): Promise<Rounds> {
  const all: Rounds = []
  for (let round = -warmUp; round < rounds; round += 1) {
    const row: number[] = []
    for (const measure of measures) row.push(await measure())
    if (round >= 0) all.push(row)
  }
  return all
}

/** Of one column: the middle time, and the middle of its ratios to the first column in the same round. */
export function compare(rounds: Rounds, column: number): { ms: number; ratio: number } {
  return {
    ms: median(rounds.map((row) => row[column] ?? Number.NaN)),
    ratio: median(rounds.map((row) => (row[column] ?? Number.NaN) / (row[0] ?? Number.NaN))),
  }
}
