import {
  businessEndpoints,
  educationEndpoints,
  examEndpoints,
  galleryEndpoints,
  profileEndpoints,
  purchaseEndpoints,
  socialLinkEndpoints,
  type Endpoint,
} from '@chignon/contract'
import { fail } from './http/fail.ts'
import { requireAudience, type Route } from './http/implement.ts'

/**
 * Calls of the specification whose feature opens later. They are part of the contract, the document and its page, check
 * who calls, and answer 501 `not_available`. A noun leaves this list when its routes are written.
 */
export const laterEndpoints: Endpoint[] = [
  examEndpoints,
  educationEndpoints,
  purchaseEndpoints,
  profileEndpoints,
  businessEndpoints,
  socialLinkEndpoints,
  galleryEndpoints,
].flatMap((table): Endpoint[] => Object.values(table))

/** Answers the calls that open later. */
export const laterRoutes: Route[] = laterEndpoints.map((endpoint) => ({
  endpoint,
  async answer({ surroundings }) {
    requireAudience(endpoint, surroundings.viewer)
    fail(501)
  },
}))
