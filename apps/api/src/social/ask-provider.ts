import * as oauth from 'openid-client'
import { Failure } from '../http/fail.ts'
import type { Logger } from '../http/logger.ts'
import type { IdentityProvider } from './identity-provider.ts'

const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT'])

/**
 * Asks an identity provider. Where it cannot be reached the call ends with 503, where it or our checks say no with 422;
 * why, is for the log and not for the caller.
 */
export async function askProvider<Answer>(
  { id, name }: IdentityProvider,
  logger: Logger,
  question: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    logger.warn({ provider: id, reasons: chainOf(error).map(reasonOf) }, 'social sign-in failed')
    throw isUnavailable(error)
      ? new Failure(503, { message: (say) => say.socialUnreachable(name) })
      : new Failure(422, { code: 'invalid_credentials', message: (say) => say.socialRefused(name) })
  }
}

// fetch rejects with a TypeError where the line is at fault; an answer that is none of the protocol's comes as a Response.
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

// Only what is safe to keep: a cause may be an answer with tokens in it.
function reasonOf(cause: unknown): string {
  if (cause instanceof Response) return `status ${cause.status}`
  if (cause instanceof oauth.ResponseBodyError) return `${cause.error}: ${cause.error_description ?? ''}`
  return cause instanceof Error ? cause.message : typeof cause
}
