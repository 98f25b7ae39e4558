import { accessDays } from '@chignon/contract/commerce/commerce-rules'
import { accesses } from '../platform/db/schema/access.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { insertSampleOrders, sampleLineId, type SampleLine, type SampleOrder } from './seed-orders.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

const learner = 'ana-diaz'

type Product = { type: keyof typeof accessDays; slug: string }
type Purchase = Product & Pick<SampleOrder, 'state' | 'method' | 'ago'>

const paid = { state: 'paid', method: 'card' } as const

// A course half done, one finished, one with three days left, one expired, a program whose exam is ready, an online masterclass.
const purchases: Purchase[] = [
  { type: 'course', slug: 'freehand-balayage', ago: 6, ...paid },
  { type: 'course', slug: 'copper-in-three-formulas', ago: 14, ...paid },
  { type: 'course', slug: 'natural-curls-no-heat', ago: 27, ...paid },
  { type: 'course', slug: 'fishtail-from-fine-hair', ago: 43, ...paid },
  { type: 'program', slug: 'the-complete-cutter', ago: 25, state: 'paid', method: 'transfer' },
  { type: 'online-masterclass', slug: 'the-editorial-knot', ago: 9, ...paid },
]

// Orders that give no access.
const others: Purchase[] = [
  { type: 'program', slug: 'colour-and-finish', ago: 2, state: 'awaiting_payment', method: 'transfer' },
  { type: 'online-masterclass', slug: 'curl-by-curl', ago: 19, state: 'expired', method: 'transfer' },
  { type: 'course', slug: 'waves-that-last', ago: 33, state: 'refunded', method: 'card' },
]

/** Inserts the orders of the sample's learner for courses, programs and online masterclasses, and the access they gave. */
export async function seedPurchases(seedContext: SeedContext): Promise<void> {
  const { db, sample, now } = seedContext
  await insertSampleOrders(
    seedContext,
    learner,
    [...purchases, ...others].map(({ state, method, ago, ...product }) => ({
      key: product.slug,
      state,
      method,
      ago,
      lines: [lineOf(product, sample)],
    })),
  )
  await db.insert(accesses).values(
    purchases.map(({ ago, ...product }, index) => ({
      id: seedId('access', learner, index),
      userId: seedId('user', learner),
      ...productIdOf(product),
      orderLineId: sampleLineId(learner, product.slug, 0),
      startsAt: daysBefore(now, ago),
      endsAt: daysAfter(now, accessDays[product.type] - ago),
      createdAt: daysBefore(now, ago),
    })),
  )
}

const folders = {
  course: 'courses',
  program: 'programs',
  'online-masterclass': 'online-masterclasses',
} as const

/** What a line of a sample order of a product sells. */
export function lineOf(product: Product, { courses, programs, onlineMasterclasses }: Sample): SampleLine {
  const { type, slug } = product
  const list = { course: courses, program: programs, 'online-masterclass': onlineMasterclasses }[type]
  const found = list.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`the sample has no ${type} ${slug}`)
  return {
    type,
    ...productIdOf(product),
    name: found.name,
    slug: `${folders[type]}/${slug}`,
    accessDays: accessDays[type],
    unitPrice: found.discounted_price ?? found.price,
  }
}

function productIdOf({ type, slug }: Product) {
  const id = seedId(type, slug)
  if (type === 'course') return { courseId: id }
  return type === 'program' ? { programId: id } : { onlineMasterclassId: id }
}
