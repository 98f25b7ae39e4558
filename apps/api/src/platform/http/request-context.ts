import type { Endpoint, EndpointArguments, EndpointResponse } from '@chignon/contract/platform/endpoint'
import type { ErrorOf } from '@chignon/contract/platform/endpoint-errors'
import type { Locale } from '@chignon/contract/platform/locale'
import type { ViewerContext } from './viewer-context.ts'
import type { Services, ServicesWithoutLimits } from './services.ts'
import type { ClientInfo } from './client-info.ts'
import type { Fail } from './fail.ts'
import type { FileResponse } from './send-file.ts'
import type { StreamResponse } from './stream-response.ts'
import type { Member, Viewer } from './viewer.ts'

/** The context of a request, without its input. */
export type RequestContext<Who extends Viewer = Viewer> = {
  /** Who makes the request. */
  viewer: Who
  locale: Locale
  /** The viewer and the locale, as queries take them. */
  viewerContext: ViewerContext
  /** The viewer's id if their role may make this call only about what they teach; else null. */
  ownOnly: string | null
  /** The client's IP address, which rate limits count by; of an IPv6 address its /64 network. */
  clientAddress: string
  client: ClientInfo
  services: Services
}

type ViewerOf<E extends Endpoint> = E['audience'] extends 'anyone' ? Viewer : Member

// Rate limits end a call with 429, so they are missing unless the endpoint declares it.
type ServicesOf<E extends Endpoint> =
  'too_many_requests' extends ErrorOf<E> ? Services : ServicesWithoutLimits

/**
 * What a handler receives: `params`, `query` and `body` as parsed by the contract, the context of the request, and `fail`,
 * which accepts the errors of the endpoint.
 */
export type Call<E extends Endpoint> = EndpointArguments<E> &
  Omit<RequestContext<ViewerOf<E>>, 'services'> & { services: ServicesOf<E>; fail: Fail<ErrorOf<E>> }

/** What a handler resolves to: the body, or the file of an endpoint that responds with one. */
type HandlerResult<E extends Endpoint> =
  EndpointResponse<E> extends File ? FileResponse | StreamResponse : EndpointResponse<E>

/** Returns the success response, or ends the call with `fail(404)` and the like. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<NoInfer<HandlerResult<E>>>
