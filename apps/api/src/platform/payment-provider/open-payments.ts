import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../http/logger.ts'
import { guardProvider } from './guard-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentSettings, StripeSettings } from './settings.ts'
import { createTestTill, type TestTill } from './test-till.ts'

type Parts = { db: Database; clock: Clock; jobs: JobQueue; logger: Logger }

/** Opens the payment provider of the settings: Stripe if its keys are set, otherwise the test till. Connects to nothing yet. */
export function openPayments(
  { stripe, answerMs }: PaymentSettings,
  services: Parts,
): { payments: PaymentProvider; testTill: TestTill | null } {
  const parts = { ...services, answerMs }
  if (stripe) {
    return { payments: guardProvider(openLazily(stripe, parts.clock), parts), testTill: null }
  }
  const testTill = guardProvider(createTestTill(parts), parts)
  return { payments: testTill, testTill }
}

// Stripe's SDK is loaded with the first payment, so that it does not slow the start.
function openLazily(settings: StripeSettings, clock: Clock): PaymentProvider {
  let opening: Promise<PaymentProvider> | undefined
  const stripe = () =>
    (opening ??= import('./stripe-provider.ts').then(({ createStripeProvider }) =>
      createStripeProvider(settings, clock),
    ))
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    createAttempt: async (request) => (await stripe()).createAttempt(request),
    chargeSaved: async (request) => (await stripe()).chargeSaved(request),
    getAttempt: async (id) => (await stripe()).getAttempt(id),
    findByPaymentId: async (id) => (await stripe()).findByPaymentId(id),
    cancelAttempt: async (id) => (await stripe()).cancelAttempt(id),
    refund: async (request) => (await stripe()).refund(request),
    getRefund: async (id) => (await stripe()).getRefund(id),
    listRefunds: async (id) => (await stripe()).listRefunds(id),
    getDispute: async (id) => (await stripe()).getDispute(id),
    verifyWebhook: async (rawBody, headers) => (await stripe()).verifyWebhook(rawBody, headers),
  }
}
