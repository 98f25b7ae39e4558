import { maskedNetwork } from '../../platform/http/describe-device.ts'
import type { AccountListener } from '../../platform/person/account-listener.ts'
import { moveSubscription } from './move-subscription.ts'

/** The newsletter follows a person to their new address. */
export const newsletterListener: AccountListener = {
  onNewAddress: ({ db }, addresses, { client, now }) =>
    moveSubscription(db, addresses, { source: 'settings', network: maskedNetwork(client.address), now }),
}
