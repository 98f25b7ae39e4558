import type { StaffEvent, StaffTicketType } from '@chignon/contract/commerce/staff-event'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { DescriptionList } from '@chignon/ui/description-list'
import { Heading } from '@chignon/ui/heading'
import { NumberField } from '@chignon/ui/number-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { eventNouns, loadSetSeats } from './event-queries.ts'

type SeatsEntryProps = { event: StaffEvent; type: StaffTicketType }

/** One kind of ticket with its seats, and a field to change how many there are. */
export function SeatsEntry({ event, type }: SeatsEntryProps) {
  const { t } = useLingui()
  const id = useId()
  const { viewer } = useStartData()
  const { number, money } = useFormats()
  const [seats, setSeats] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const { send, isBusy, errorOf } = useStaffCall(loadSetSeats, eventNouns)
  const taken = type.seats - type.left
  const mayChange =
    reachOf(viewer.role, 'content.price') && event.schedule !== 'cancelled' && event.status !== 'finished'
  const submit = async () => {
    if (seats === null) return
    if (seats < taken) {
      setError(t`${number(taken)} seats are sold, given or held. There cannot be fewer.`)
      return
    }
    setError(undefined)
    if (await send({ params: { id: type.id }, body: { seats } })) setSeats(null)
  }
  return (
    <li className="flex flex-col gap-5 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} size="lead" id={id}>
          <bdi>{type.name}</bdi>
        </Heading>
        <span className="text-text-muted tabular-nums">{money(type.price, type.currency)}</span>
      </div>
      <DescriptionList
        variant="stacked"
        className="grid-cols-3 sm:grid-cols-6"
        items={[
          { id: 'seats', term: t`Seats`, description: number(type.seats) },
          { id: 'sold', term: t`Sold`, description: number(type.sold) },
          { id: 'given', term: t`Given`, description: number(type.given) },
          { id: 'held', term: t`Held`, description: number(type.held) },
          { id: 'left', term: t`Left`, description: number(type.left) },
          { id: 'waiting', term: t`Waiting`, description: number(type.waiting) },
        ]}
      />
      {mayChange && (
        <form
          aria-labelledby={id}
          className="grid items-start gap-4 sm:grid-cols-[11rem_auto] sm:justify-start"
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void submit()
          }}
        >
          <NumberField
            label={t`Number of seats`}
            value={seats ?? type.seats}
            onValueChange={setSeats}
            error={error ?? errorOf('seats')}
            min={0}
            max={100_000}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy} className="min-h-12 sm:mt-7">
            <Trans>Save the seats</Trans>
          </Button>
        </form>
      )}
    </li>
  )
}
