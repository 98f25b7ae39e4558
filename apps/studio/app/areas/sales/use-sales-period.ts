import { useSearchParams } from 'react-router'

/** The period in the address: its first and its last day, empty if it is open. */
export function useSalesPeriod() {
  const [params, setParams] = useSearchParams()
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))]
  const setDay = (name: 'from' | 'to', day: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (day === '') next.delete(name)
        else next.set(name, day)
        return next
      },
      { replace: true },
    )
  const query = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
  return { from, to, setDay, query }
}

function dayOf(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : ''
}
