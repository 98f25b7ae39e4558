import { businessEndpoints } from '@chignon/contract/business'
import { educationEndpoints } from '@chignon/contract/education'
import type { Endpoint } from '@chignon/contract/endpoint'
import { examEndpoints } from '@chignon/contract/exam'
import { galleryEndpoints } from '@chignon/contract/gallery'
import { purchaseEndpoints } from '@chignon/contract/purchase'
import { socialLinkEndpoints } from '@chignon/contract/social-link'
import { fail } from './http/fail.ts'
import { requireAudience, type Route } from './http/implement.ts'

/**
 * Calls of the specification whose feature opens later. They are part of the contract, the document and its page, check
 * who calls, and answer 501 `not_available`. A noun leaves this list when its routes are written.
 */
export const unimplementedEndpoints: Endpoint[] = [
  examEndpoints,
  educationEndpoints,
  purchaseEndpoints,
  changesOf(businessEndpoints),
  changesOf(socialLinkEndpoints),
  changesOf(galleryEndpoints),
].flatMap((table): Endpoint[] => Object.values(table))

// What anyone may read of a person is there; changing it opens with the settings.
function changesOf(table: Record<string, Endpoint>): Endpoint[] {
  return Object.values(table).filter(({ name }) => name !== 'list')
}

/** Answers the calls that open later. */
export const unimplementedRoutes: Route[] = unimplementedEndpoints.map((endpoint) => ({
  endpoint,
  async answer({ context }) {
    requireAudience(endpoint, context.viewer)
    fail(501)
  },
}))
