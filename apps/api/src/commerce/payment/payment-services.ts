import type { ServicesWithoutLimits } from '../../platform/services.ts'

/** What payments, fulfilment and refunds work with. */
export type PaymentServices = ServicesWithoutLimits
