import { useListAddress } from '../../lib/use-list-address.ts'

/** The states that the queue can be filtered by. */
export const examListStates = ['submitted', 'approved', 'rejected'] as const

/** What the address says of the queue. */
export function useExamSearch() {
  const { params, page, search, setSearch } = useListAddress()
  const state = examListStates.find((each) => each === params.get('state')) ?? 'submitted'
  const query = { state, page, ...(search === '' ? {} : { search }) }
  return { query, search, setSearch, state }
}
