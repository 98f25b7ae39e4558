import type { AccountListener } from '../../platform/person/account-listener.ts'
import { findNewestSubscription } from '../subscription/running-subscription.queries.ts'
import { cancelSubscription } from './change-subscription.ts'

/** The subscription of a person who leaves is not renewed. */
export const subscriptionListener: AccountListener = {
  async beforeDeletionIsScheduled(services, userId) {
    const newest = await findNewestSubscription(services.db(), userId, 'en')
    if (!newest || newest.subscription.state === 'ended') return
    await cancelSubscription(services, {
      userId,
      // It has ended in the meantime.
      fail: () => {
        throw new Error('The subscription could not be cancelled.')
      },
    })
  },
}
