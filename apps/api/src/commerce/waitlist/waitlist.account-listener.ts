import type { AccountListener } from '../../platform/person/account-listener.ts'
import { dropEntriesOf } from './drop-entries.ts'

/** The places of a person who leaves are offered to the next. */
export const waitlistListener: AccountListener = {
  onRemoval: (services, { id }) => dropEntriesOf(services, id),
}
