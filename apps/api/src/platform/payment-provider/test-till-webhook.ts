import * as z from 'zod/mini'
import { readSignature, signatureOf } from '../http/signature.ts'
import type { ProviderEvent } from './payment-provider.ts'

const header = 'test-till-signature'
const validMs = 5 * 60 * 1000

const eventBody = z.object({ id: z.string(), type: z.string(), charge: z.string() })

type TillEvent = z.infer<typeof eventBody>

/** The webhook of an event: its body and its signed headers. */
export function signTillEvent(key: string, event: TillEvent, now: Date): { body: string; headers: Headers } {
  const body = JSON.stringify(event)
  return {
    body,
    headers: new Headers({ [header]: signatureOf(key, body, new Date(now.getTime() + validMs)) }),
  }
}

/** Reads a webhook; null if its signature is wrong or no longer valid. */
export function readTillEvent(key: string, body: string, headers: Headers, now: Date): ProviderEvent | null {
  const until = readSignature(key, body, headers.get(header) ?? '')
  if (!until || until <= now) return null
  const { id, type, charge } = z.parse(eventBody, JSON.parse(body))
  return { id, type, about: { type: 'attempt', id: charge } }
}
