import { clientHeader, viewerIdHeader, webClientId } from '@chignon/contract/platform/client-header'
import type { Locale } from '@chignon/contract/platform/locale'

/** Who makes a request, and how. */
export type RequestHeaders = {
  locale: Locale
  /** The id of the person for whom the page was opened. */
  openedFor?: string | undefined
  token?: string | null | undefined
}

/** The headers of each request to the API. */
export function requestHeaders({ locale, openedFor, token }: RequestHeaders): Record<string, string> {
  return {
    'Accept-Language': locale,
    [clientHeader]: webClientId,
    ...(openedFor ? { [viewerIdHeader]: openedFor } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
