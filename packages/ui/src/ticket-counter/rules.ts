/** A kind of ticket, or a package that may be added to one. */
export type Purchasable = {
  id: string
  /** Cents. */
  price: number
  /** How many are still to be had; left out where there is no end. */
  left?: number | undefined
}

/** How many were chosen of each, by id; what is not in it counts 0 (specification §4, Purchase selection). */
export type Counts = Readonly<Record<string, number>>

/** What was chosen of the two lists. */
export type TicketChoice = { tickets: Counts; packages: Counts }

/** One thing chosen: `priceTotal` is count × price, in cents (specification §3, Live masterclass). */
export type Selection<Item extends Purchasable> = { item: Item; count: number; priceTotal: number }

/** Why one cannot go on, or why a count did not change. */
export type TicketProblem = 'no-tickets' | 'too-many-packages'

export const noTickets: TicketChoice = { tickets: {}, packages: {} }

/** How many of one thing were chosen. */
export const countOf = (counts: Counts, id: string): number => counts[id] ?? 0

/** How many were chosen in all. */
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Every item with its count and its price times that count. */
export function selectionsOf<Item extends Purchasable>(
  items: readonly Item[],
  counts: Counts,
): readonly Selection<Item>[] {
  return items.map((item) => {
    const count = countOf(counts, item.id)
    return { item, count, priceTotal: count * item.price }
  })
}

/** What tickets and packages cost together before discount and tax, in cents: for the eye, the provider computes what is paid. */
export function subtotalOf(
  tickets: readonly Purchasable[],
  packages: readonly Purchasable[],
  choice: TicketChoice,
): number {
  const selections = [...selectionsOf(tickets, choice.tickets), ...selectionsOf(packages, choice.packages)]
  return selections.reduce((sum, { priceTotal }) => sum + priceTotal, 0)
}

/**
 * The choice with another count of one item, brought within what is left and what the rules allow: packages never
 * exceed tickets, tickets never drop below packages (specification §5). `problem` says that a rule held it back.
 */
export function choose(
  choice: TicketChoice,
  list: keyof TicketChoice,
  item: Purchasable,
  count: number,
): { choice: TicketChoice; problem: TicketProblem | null } {
  const others = sumOf(choice[list]) - countOf(choice[list], item.id)
  const wanted = Math.min(Math.max(0, Math.trunc(count)), item.left ?? Number.MAX_SAFE_INTEGER)
  const allowed =
    list === 'packages'
      ? Math.min(wanted, Math.max(0, sumOf(choice.tickets) - others))
      : Math.max(wanted, Math.min(countOf(choice.tickets, item.id), sumOf(choice.packages) - others))
  return {
    choice: { ...choice, [list]: { ...choice[list], [item.id]: allowed } },
    problem: allowed === wanted ? null : 'too-many-packages',
  }
}

/** What keeps a choice from the next step, or null. */
export function problemOf(choice: TicketChoice): TicketProblem | null {
  const tickets = sumOf(choice.tickets)
  if (tickets === 0) return 'no-tickets'
  return sumOf(choice.packages) > tickets ? 'too-many-packages' : null
}
