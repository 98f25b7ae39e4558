import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The seats of an entry: “2 × Standard · Lunch”. */
export function WaitlistSeats({ entry }: { entry: WaitlistEntry }) {
  const { number } = useFormats()
  const { count, ticket_type, ticket_package } = entry
  return (
    <>
      <bdi>{number(count)}</bdi> × <bdi>{ticket_type.name}</bdi>
      {ticket_package && (
        <>
          {' · '}
          <bdi>{ticket_package.name}</bdi>
        </>
      )}
    </>
  )
}
