/** Times in ms of each contender: one row a round, one column a contender. */
export type Rounds = number[][]

/**
 * Runs every measure once a round, in turn, so that a busy machine slows all alike; the first rounds, in which the
 * engine still learns, do not count.
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

/** One column's best time, which other work on the machine cannot better, and its ratio to the first column's. */
export function compare(rounds: Rounds, column: number): { ms: number; ratio: number } {
  const best = (of: number) => Math.min(...rounds.map((row) => row[of] ?? Number.NaN))
  return { ms: best(column), ratio: best(column) / best(0) }
}
