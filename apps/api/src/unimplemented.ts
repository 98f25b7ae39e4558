import { businessEndpoints } from '@chignon/contract/business'
import type { Endpoint } from '@chignon/contract/endpoint'
import { galleryEndpoints } from '@chignon/contract/gallery'
import { socialLinkEndpoints } from '@chignon/contract/social-link'
import { authorize } from './http/authorize.ts'
import { fail } from './http/fail.ts'
import { requireAudience, type Route } from './http/implement.ts'
import { changePerson } from './person/person.policy.ts'

/**
 * The planned calls. They are part of the contract and of the OpenAPI document, check authorization, and
 * respond with 501 `not_available`. A noun leaves this list when its routes are written.
 */
export const unimplementedEndpoints: Endpoint[] = [
  writesOf(businessEndpoints),
  writesOf(socialLinkEndpoints),
  writesOf(galleryEndpoints),
].flatMap((table): Endpoint[] => Object.values(table))

// Reading these is implemented.
function writesOf(table: Record<string, Endpoint>): Endpoint[] {
  return Object.values(table).filter(({ name }) => name !== 'list')
}

/** The routes of the planned calls. */
export const unimplementedRoutes: Route[] = unimplementedEndpoints.map((endpoint) => ({
  endpoint,
  async handle({ context: { viewer }, params }) {
    requireAudience(endpoint, viewer)
    const { id } = params
    if (endpoint.path.startsWith('/user/{id}/') && id) authorize({ viewer, fail }, changePerson, { id })
    fail(501)
  },
}))
