import { z } from 'zod'
import { mustAccompany } from '../variables/read-variables.ts'

/** An account at Stripe. */
export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | undefined
}

/** How the academy is paid. Without Stripe cards are taken by the test till. */
export type PaymentSettings = {
  stripe?: StripeSettings
  /** How long a call waits for the provider's answer; tests set it. */
  answerMs?: number
}

const key = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_\\S+$`), `must be a key that begins with ${prefix}_`)
    .optional()

/** The environment variables of payments. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\S+$/, 'must be a key that begins with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk'),
  STRIPE_WEBHOOK_SECRET: key('whsec'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.stripe.com' })
    .optional(),
}

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>

const ofStripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Turns parsed variables into settings. Throws if only some of Stripe's keys are set. */
export function paymentSettings(variables: PaymentVariables): PaymentSettings {
  const [secretKey, publishableKey, webhookSecret] = ofStripe.map((name) => variables[name])
  if (secretKey && publishableKey && webhookSecret) {
    return { stripe: { secretKey, publishableKey, webhookSecret, apiUrl: variables.STRIPE_API_URL } }
  }
  const present = [...ofStripe, 'STRIPE_API_URL' as const].find((name) => variables[name] !== undefined)
  const missing = ofStripe.find((name) => variables[name] === undefined)
  if (present && missing) throw mustAccompany(missing, present)
  return {}
}
