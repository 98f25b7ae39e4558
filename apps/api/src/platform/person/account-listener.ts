import type { DeletedTexts } from '@chignon/contract/identity/account-deletion'
import type { ClientInfo } from '../http/client-info.ts'
import type { ServicesWithoutLimits } from '../http/services.ts'

/** What an area does when something happens to an account. `account-listeners.ts` lists the listeners of all areas. */
export type AccountListener = {
  /** Before the deletion of an account is scheduled. */
  beforeDeletionIsScheduled?(services: ServicesWithoutLimits, userId: string): Promise<void>
  /** In the transaction that removes a person's data, after the rows that are theirs alone. */
  onRemoval?(
    services: ServicesWithoutLimits,
    person: { id: string; deletedTexts: DeletedTexts | null },
  ): Promise<void>
  /** In the transaction that gives an account another address. */
  onNewAddress?(
    services: ServicesWithoutLimits,
    addresses: { from: string; to: string },
    change: { client: ClientInfo; now: Date },
  ): Promise<void>
}
