import { ThingHistory } from '../history/thing-history.tsx'
import { useEvent } from './use-event.ts'

/** Who changed what of an event and of the seats of its tickets (AUDIT-2). */
export function EventHistory() {
  const { id } = useEvent()
  return <ThingHistory type="live-masterclass" id={id} />
}
