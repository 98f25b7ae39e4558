import { useSearchParams } from 'react-router'

/** The states that the queue can be filtered by. */
export const examListStates = ['submitted', 'approved', 'rejected'] as const

/** What the address says of the queue: saved filters are links. */
export function useExamSearch() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const state = examListStates.find((each) => each === params.get('state')) ?? 'submitted'
  const page = Number(params.get('page') ?? '1')
  const setSearch = (text: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (text === '') next.delete('search')
        else next.set('search', text)
        return next
      },
      { replace: true },
    )
  }
  const query = {
    state,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(search === '' ? {} : { search }),
  }
  return { query, search, setSearch, state }
}
