import { useListAddress } from '../../lib/use-list-address.ts'

const names = ['cursor', 'actor', 'subject_type', 'subject_id', 'kind', 'from', 'to'] as const

/** What the address says of the history. */
export function useHistorySearch() {
  const { params } = useListAddress()
  const query: Partial<Record<(typeof names)[number], string>> = {}
  for (const name of names) {
    const value = params.get(name)
    if (value) query[name] = value
  }
  return query
}
