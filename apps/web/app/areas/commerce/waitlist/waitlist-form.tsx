import { Accordion } from '@chignon/ui/accordion'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { SelectField } from '@chignon/ui/select-field'
import { maxWaitlistSeats, offerHours } from '@chignon/contract/commerce/commerce-rules'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type WaitlistFormProps = {
  event: Pick<LiveMasterclass, 'tickets' | 'packages'>
  /** Address of the action. */
  action: string
  /** Why the last attempt failed. */
  message: string | null
  /** Folds the form to one line that opens it. Default false. */
  isFolded?: boolean
}

/** Form to join the waiting list of an event: which ticket, which package, and how many seats. */
export function WaitlistForm({ event, action, message, isFolded = false }: WaitlistFormProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { formData } = useNavigation()
  const [query] = useSearchParams()
  const tickets = event.tickets.filter(({ is_usable }) => is_usable)
  const packages = event.packages.filter(({ is_usable }) => is_usable)
  const soldOut = tickets.find(({ seats_left }) => seats_left === 0)
  const soldOutPackage = soldOut ? undefined : packages.find(({ stock_left }) => stock_left === 0)
  const hours = number(offerHours)
  const form = (
    <div className="grid gap-5">
      <p className="text-small text-text-muted">
        <Trans>
          Are the seats you want sold out? Join the waiting list. When they are free and it is your turn, we
          send you an e-mail and reserve them for you for {hours} hours.
        </Trans>
      </p>
      {message && <FormMessage tone="error">{message}</FormMessage>}
      <Form method="post" action={action} className="grid gap-5">
        <SelectField label={t`Ticket`} name="ticket" defaultValue={(soldOut ?? tickets[0])?.id ?? ''}>
          {tickets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {packages.length > 0 && (
          <SelectField
            label={t`Package`}
            hint={t`One for each ticket`}
            name="package"
            defaultValue={soldOutPackage?.id ?? ''}
          >
            <option value="">{t`No package`}</option>
            {packages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={t({ message: 'Seats', context: 'number' })} name="count" defaultValue="1">
          {Array.from({ length: maxWaitlistSeats }, (_, index) => (
            <option key={index} value={index + 1}>
              {number(index + 1)}
            </option>
          ))}
        </SelectField>
        <Button
          type="submit"
          name="intent"
          value="join-waitlist"
          variant="secondary"
          size="large"
          isWide
          isBusy={formData?.get('intent') === 'join-waitlist'}
        >
          <Trans>Join the waiting list</Trans>
        </Button>
      </Form>
    </div>
  )
  if (isFolded)
    return (
      <section id="waitlist" aria-label={t`Waiting list`}>
        <Accordion
          level={2}
          defaultValue={message !== null || query.has('waitlist') ? ['waitlist'] : []}
          items={[
            { id: 'waitlist', title: <Trans>Seats sold out? Join the waiting list</Trans>, content: form },
          ]}
        />
      </section>
    )
  return (
    <section
      id="waitlist"
      aria-labelledby="waitlist-title"
      className="grid gap-5 rounded-media border border-line bg-surface p-6"
    >
      <h2 id="waitlist-title" className="text-title font-medium">
        <Trans>Waiting list</Trans>
      </h2>
      {form}
    </section>
  )
}
