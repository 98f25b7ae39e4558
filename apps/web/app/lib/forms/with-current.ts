import type { Named } from '@chignon/contract/platform/primitives'

/** What is offered, and what the form's subject has of what is offered no longer, so that saving does not change it (BASE-2). */
export function withCurrent(offered: readonly Named[], current: readonly Named[]): Named[] {
  const ids = new Set(offered.map(({ id }) => id))
  return [...offered, ...current.filter(({ id }) => !ids.has(id))]
}
