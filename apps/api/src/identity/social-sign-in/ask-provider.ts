import * as oauth from 'openid-client'
import type { Fail } from '../../platform/http/fail.ts'
import type { Logger } from '../../platform/http/logger.ts'
import type { IdentityProvider } from '../../platform/identity-provider/identity-provider.ts'
import { socialMessages } from './social.messages.ts'

const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT'])

/**
 * Runs a request to an identity provider. Ends the call with 503 if the provider is unreachable, with 422 if it or our checks
 * refuse. The reasons are logged only.
 */
export async function askProvider<Result>(
  { id, name }: IdentityProvider,
  { logger, fail }: { logger: Logger; fail: Fail<'unavailable' | 'invalid_credentials'> },
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    logger.warn({ provider: id, reasons: chainOf(error).map(reasonOf) }, 'social sign-in failed')
    return isUnavailable(error)
      ? fail(503, { message: socialMessages.unreachable(name) })
      : fail(422, { code: 'invalid_credentials', message: socialMessages.refused(name) })
  }
}

// fetch rejects with a TypeError on network errors; openid-client uses the Response as cause if it is not the protocol's.
function isUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    (cause) =>
      (cause instanceof TypeError && cause.message === 'fetch failed') ||
      (cause instanceof oauth.ClientError && unreachable.has(cause.code ?? '')) ||
      (cause instanceof Response && cause.status >= 500),
  )
}

function chainOf(error: unknown): unknown[] {
  const chain = [error]
  for (let cause = error; cause instanceof Error && cause.cause && chain.length < 4;) {
    cause = cause.cause
    chain.push(cause)
  }
  return chain
}

// Logs only safe parts: the body of a response may contain tokens.
function reasonOf(cause: unknown): string {
  if (cause instanceof Response) return `status ${cause.status}`
  if (cause instanceof oauth.ResponseBodyError) return `${cause.error}: ${cause.error_description ?? ''}`
  return cause instanceof Error ? cause.message : typeof cause
}
