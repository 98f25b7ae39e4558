import { askedIn, nameOf, type Asked, type Cell } from './cells.ts'
import { excuseOf, type Excuse } from './excuses.ts'
import type { StoryPage } from './stage.ts'

/** A fault by what and where it is, and the cells it was found in. */
type Found = { says: string; cells: Cell[] }

/**
 * Looks at a story in each of these cells. Answers a line for each fault, wherever it was found, and notes in `used`
 * which excuses were needed.
 */
export async function faultsOf(
  { page, open, set }: StoryPage,
  story: string,
  cells: readonly Cell[],
  used: Set<Excuse>,
  askedOf: (cell: Cell) => Asked | null = askedIn,
): Promise<string[]> {
  const found = new Map<string, Found>()
  await open(story)
  for (const cell of cells) {
    const asked = askedOf(cell)
    if (!asked) continue
    await set(cell)
    for (const fault of await page.evaluate((rules) => globalThis.matrix.faults(rules), asked)) {
      const excuse = excuseOf(story, cell, fault)
      if (excuse) used.add(excuse)
      else {
        const key = `${fault.rule} at ${fault.at}`
        const known = found.get(key)
        if (known) known.cells.push(cell)
        else found.set(key, { says: fault.says, cells: [cell] })
      }
    }
  }
  return [...found].map(
    ([key, { says, cells }]) =>
      `${key}\n    ${says}\n    in ${cells
        .slice(0, 2)
        .map(nameOf)
        .join('; ')}${cells.length > 2 ? `; and ${cells.length - 2} more` : ''}`,
  )
}
