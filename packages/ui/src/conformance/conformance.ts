/** What a component does differently from all others, and why. Whoever is in no row keeps every rule. */
export type Row = {
  /** Story whose arguments it is rendered with; by default the first. */
  story?: string
  /** Selector, within what is rendered, of the element that gets `ref`, `id`, `style` and `data-*`. Default the root. */
  rest?: string
  /** Selector of the element that gets `className`. Default the one above. */
  className?: string
  /** It takes none of them: it has no element of its own, or several. */
  isClosed?: true
  why: string
}

export const rows: Record<string, Row> = {}
