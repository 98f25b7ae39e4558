import * as z from 'zod/mini'
import type { ProviderEvent } from './payment-provider.ts'

const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string(), object: z.string(), payment_intent: z.optional(z.unknown()) }),
  }),
})

/** What an event of Stripe is about; null if it has not the form of one. */
export function readStripeEvent(event: unknown): ProviderEvent | null {
  const read = z.safeParse(stripeEvent, event)
  if (!read.success) return null
  const { id, type, data } = read.data
  return { id, type, about: aboutOf(type, data.object) }
}

type EventObject = z.infer<typeof stripeEvent>['data']['object']

function aboutOf(type: string, { id, object, payment_intent: intent }: EventObject): ProviderEvent['about'] {
  if (object === 'payment_intent') return { type: 'attempt', id }
  if (object === 'refund' || object === 'dispute') return { type: object, id }
  if (typeof intent !== 'string') return null
  return { type: type === 'charge.refunded' ? 'refunds-of-attempt' : 'attempt', id: intent }
}
