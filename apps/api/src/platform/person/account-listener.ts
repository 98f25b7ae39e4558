import type { DeletedTexts } from '@chignon/contract/identity/account-deletion'
import type { ClientInfo } from '../http/client-info.ts'
import type { Services } from '../http/services.ts'

type ListenerServices = Omit<Services, 'limits'>

/** What an area does when something happens to an account. `account-listeners.ts` lists those of all areas. */
export type AccountListener = {
  /** Before the deletion of an account is scheduled. */
  beforeDeletionIsScheduled?(services: ListenerServices, userId: string): Promise<void>
  /** In the transaction that removes a person's data, after the rows that are theirs alone. */
  onRemoval?(
    services: ListenerServices,
    person: { id: string; deletedTexts: DeletedTexts | null },
  ): Promise<void>
  /** In the transaction that gives an account another address. */
  onNewAddress?(
    services: ListenerServices,
    addresses: { from: string; to: string },
    change: { client: ClientInfo; now: Date },
  ): Promise<void>
}
