import { bankNouns, loadReopen } from './bank-queries.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'

/** Takes back an entry that was set aside. */
export function useReopen() {
  const { send } = useStaffCall(loadReopen, bankNouns)
  return (id: string) => send({ params: { id } })
}
