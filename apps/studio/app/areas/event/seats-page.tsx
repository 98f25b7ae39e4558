import { useLingui } from '@lingui/react/macro'
import { SeatsEntry } from './seats-entry.tsx'
import { useEvent } from './use-event.ts'

/** How many seats there are of each kind of ticket. */
export function SeatsPage() {
  const { t } = useLingui()
  const event = useEvent()
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-text-muted">
        {t`Added seats go to the waiting list first, then on sale. There cannot be fewer seats than are sold, given or held.`}
      </p>
      <ul className="flex flex-col gap-4">
        {event.ticket_types.map((type) => (
          <SeatsEntry key={type.id} event={event} type={type} />
        ))}
      </ul>
    </div>
  )
}
