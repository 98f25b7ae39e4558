import type { Basket } from '@chignon/contract/commerce/basket'

/** A line that would be paid for twice: it is owned already, or part of a program of the same basket. */
export type Overlap = {
  lineId: string
  name: string
  /** The name of that program; null for what is owned. */
  program: string | null
}

/** The lines of a basket that would be paid for twice, each once. */
export function overlapsOf({ lines, quote }: Basket): Overlap[] {
  if (!quote) return []
  const nameOf = (id: string) => quote.lines.find((line) => line.id === id)?.name ?? ''
  return lines.flatMap(({ line_id: lineId, id }): Overlap[] => {
    const name = nameOf(id)
    if (quote.owned.includes(id)) return [{ lineId, name, program: null }]
    const within = quote.included.find(({ course_id }) => course_id === id)
    return within ? [{ lineId, name, program: nameOf(within.program_id) }] : []
  })
}
