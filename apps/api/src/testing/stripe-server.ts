import { afterAll } from 'vitest'
import { startStripeServer, type StripeDouble } from './start-stripe-server.ts'

/** Opens a Stripe for the tests of one file. */
export async function openStripeServer(): Promise<StripeDouble> {
  const { double, close } = await startStripeServer()
  afterAll(close)
  return double
}
