/** A kind of ticket, or a package that can be added. */
export type Purchasable = {
  id: string
  /** Cents. */
  price: number
  /** Number available; omitted if unlimited. */
  left?: number | undefined
}

/** Selected count by id; missing ids count 0. */
export type Counts = Readonly<Record<string, number>>

/** The selected tickets and packages. */
export type TicketChoice = { tickets: Counts; packages: Counts }

/** A selected item: `priceTotal` is count × price, in cents. */
export type Selection<Item extends Purchasable> = { item: Item; count: number; priceTotal: number }

/** Why the buyer cannot continue, or why a count was not changed. */
export type TicketProblem = 'no-tickets' | 'too-many-packages'

export const noTickets: TicketChoice = { tickets: {}, packages: {} }

/** The selected count of one item. */
export const countOf = (counts: Counts, id: string): number => counts[id] ?? 0

/** The total of all counts. */
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Every item with its count and its total price. */
export function selectionsOf<Item extends Purchasable>(
  items: readonly Item[],
  counts: Counts,
): readonly Selection<Item>[] {
  return items.map((item) => {
    const count = countOf(counts, item.id)
    return { item, count, priceTotal: count * item.price }
  })
}

/**
 * The price of tickets and packages before discount and tax, in cents. For display only: the server computes the
 * amount to pay.
 */
export function subtotalOf(
  tickets: readonly Purchasable[],
  packages: readonly Purchasable[],
  choice: TicketChoice,
): number {
  const selections = [...selectionsOf(tickets, choice.tickets), ...selectionsOf(packages, choice.packages)]
  return selections.reduce((sum, { priceTotal }) => sum + priceTotal, 0)
}

/**
 * The choice with a new count of one item, limited by availability and by the rules: packages never exceed tickets,
 * tickets never drop below packages. `problem` names the rule that limited it.
 */
export function choose(
  choice: TicketChoice,
  list: keyof TicketChoice,
  item: Purchasable,
  count: number,
): { choice: TicketChoice; problem: TicketProblem | null } {
  const others = sumOf(choice[list]) - countOf(choice[list], item.id)
  const requested = Math.min(Math.max(0, Math.trunc(count)), item.left ?? Number.MAX_SAFE_INTEGER)
  const allowed =
    list === 'packages'
      ? Math.min(requested, Math.max(0, sumOf(choice.tickets) - others))
      : Math.max(requested, Math.min(countOf(choice.tickets, item.id), sumOf(choice.packages) - others))
  return {
    choice: { ...choice, [list]: { ...choice[list], [item.id]: allowed } },
    problem: allowed === requested ? null : 'too-many-packages',
  }
}

/** What prevents the next step, or null. */
export function problemOf(choice: TicketChoice): TicketProblem | null {
  const tickets = sumOf(choice.tickets)
  if (tickets === 0) return 'no-tickets'
  return sumOf(choice.packages) > tickets ? 'too-many-packages' : null
}
