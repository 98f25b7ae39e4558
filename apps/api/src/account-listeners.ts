import { subscriptionListener } from './commerce/subscription-change/subscription.account-listener.ts'
import { waitlistListener } from './commerce/waitlist/waitlist.account-listener.ts'
import { newsletterListener } from './community/newsletter/newsletter.account-listener.ts'
import { ownPostListener } from './community/own-post/own-post.account-listener.ts'
import type { AccountListener } from './platform/person/account-listener.ts'

/** What each area does when something happens to an account, in this order. */
export const accountListeners: readonly AccountListener[] = [
  subscriptionListener,
  ownPostListener,
  waitlistListener,
  newsletterListener,
]
