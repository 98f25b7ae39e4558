import { useSearchParams } from 'react-router'

/** What the address says of a list: its filters, what is searched for and the page. Saved filters are links. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page') ?? '1')
  return {
    params,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    setSearch: (text: string) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('page')
          next.delete('cursor')
          if (text === '') next.delete('search')
          else next.set('search', text)
          return next
        },
        { replace: true },
      )
    },
  }
}
