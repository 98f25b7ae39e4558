import type { Services } from '../../platform/services.ts'

/** What payments, fulfilment and refunds work with. */
export type PaymentServices = Omit<Services, 'limits'>
