import type { Endpoint, EndpointArguments, EndpointResponse } from '@chignon/contract/endpoint'
import type { Locale } from '@chignon/contract/locale'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { Messages } from './messages.ts'
import type { Member, Viewer } from './viewer.ts'

/** What a handler knows beside the parsed input. */
export type RequestContext<Who extends Viewer = Viewer> = {
  viewer: Who
  locale: Locale
  /** Everything the provider says, in `locale`. */
  say: Messages
  db: Database
  clock: Clock
  /** The address of whoever calls, for rate limits; of an IPv6 address its network. */
  clientAddress: string
}

type ViewerOf<E extends Endpoint> = E['audience'] extends 'member' ? Member : Viewer

/** All a handler receives: `params`, `query` and `body` parsed by the contract, and its surroundings. */
export type Call<E extends Endpoint> = EndpointArguments<E> & RequestContext<ViewerOf<E>>

/** Answers the success body; calls `fail(404)` and the like otherwise. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<NoInfer<EndpointResponse<E>>>
