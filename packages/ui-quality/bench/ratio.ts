/** Times in ms: a row per round, a column per library. */
export type Rounds = number[][]

/**
 * Runs every function once per round, so that other load on the machine affects all of them equally. The warm-up rounds, in
 * which the engine still optimizes, are left out.
 */
export async function inRounds(
  measures: readonly (() => number | Promise<number>)[],
  rounds: number,
  warmUp: number,
): Promise<Rounds> {
  const all: Rounds = []
  for (let round = -warmUp; round < rounds; round += 1) {
    const row: number[] = []
    for (const measure of measures) row.push(await measure())
    if (round >= 0) all.push(row)
  }
  return all
}

/** The best time of a column, which is affected least by other load, and its ratio to that of the first column. */
export function compare(rounds: Rounds, column: number): { ms: number; ratio: number } {
  const best = (of: number) => Math.min(...rounds.map((row) => row[of] ?? Number.NaN))
  return { ms: best(column), ratio: best(column) / best(0) }
}
