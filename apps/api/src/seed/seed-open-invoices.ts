import { buyersOf } from './bookings.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'
import { insertSampleOrders, type SampleOrder } from './seed-orders.ts'
import { lineOf } from './seed-purchases.ts'

/** How many invoices of the sample wait for a transfer, with the one of the learner (`seed-purchases.ts`). */
const openInvoices = 40

/** Orders of those who only buy whose invoices wait for a transfer. */
export function openInvoicesOf(sample: Sample): { person: Sample['people'][number]; order: SampleOrder }[] {
  const buyers = buyersOf(sample)
  return Array.from({ length: openInvoices - 1 }, (_, index) => {
    const person = buyers[index % buyers.length]
    const course = sample.courses[(index * 3) % sample.courses.length]
    if (!person || !course) throw new Error('the sample has no buyers or courses')
    return {
      person,
      order: {
        key: `invoice-${index}`,
        state: 'awaiting_payment',
        method: 'transfer',
        ago: 0.5 + (index % 9),
        lines: [lineOf({ type: 'course', slug: course.slug }, sample)],
      },
    }
  })
}

/** Inserts them. */
export async function seedOpenInvoices(seedContext: SeedContext): Promise<void> {
  for (const { person, order } of openInvoicesOf(seedContext.sample))
    await insertSampleOrders(seedContext, person.slug, [order])
}
