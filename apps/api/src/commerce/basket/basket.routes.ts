import { basketEndpoints, type Basket } from '@chignon/contract/commerce/basket'
import { maxOrderLines } from '@chignon/contract/commerce/commerce-rules'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { orderMessages } from '../order/order.messages.ts'
import { presentQuote } from '../order/order.present.ts'
import { findOverlaps } from '../order/overlaps.queries.ts'
import { quoteLines } from '../order/quote-selection.ts'
import { isCounted, selectionErrorOf } from '../order/selection.rules.ts'
import { findSoldItems, type SoldItem } from '../order/sold-item.queries.ts'
import { presentLocalizedPicture } from '../../platform/picture/picture.present.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { addBasketLine, removeBasketLines, setBasketLineCount } from './basket.queries.ts'
import { mergeBasket } from './merge-basket.ts'
import { presentMerge } from './merge.present.ts'
import { planMerge } from './merge.rules.ts'
import { readBasket, type SoldLine } from './read-basket.ts'
import { selectLines } from './select-lines.ts'

type Parts = Pick<Services, 'db' | 'clock'>

/** The basket of the viewer (ORDER-1). Nothing in it is held; an order does that. */
export const basketRoutes = implement(basketEndpoints, {
  async show({ viewer, locale, services }) {
    return { data: await presentBasket(services, viewer.id, locale) }
  },
  async add({ body, viewer, locale, fail, services }) {
    const { db, clock } = services
    if (body.type === 'subscription') invalid(fail, 'type', 'subscriptionAlone')
    if (body.count > 1 && !isCounted(body)) invalid(fail, 'count', 'onlyOne')
    const [sold] = await findSoldItems(db(), [body], clock())
    if (!sold) fail(404, { message: orderMessages.notSold })
    await db.transaction(async () => {
      // Two calls at once must not exceed the limits of an order.
      await lockUser(db(), viewer.id)
      await addBasketLine(db(), viewer.id, body, clock())
      const lines = await checkedBasket(services, viewer.id, fail)
      if (lines.length > maxOrderLines) fail(409, { message: orderMessages.tooManyLines })
    })
    return { data: await presentBasket(services, viewer.id, locale) }
  },
  async setCount({ params, body, viewer, locale, fail, services }) {
    const { db, clock } = services
    await db.transaction(async () => {
      await lockUser(db(), viewer.id)
      const before = await readBasket(db(), viewer.id, clock())
      const changed = before.find(({ line }) => line.id === params.id)
      if (!changed) return fail(404)
      if (body.count > 1 && !isCounted(changed.item)) invalid(fail, 'count', 'onlyOne')
      await setBasketLineCount(db(), viewer.id, params.id, body.count)
      await checkedBasket(services, viewer.id, fail)
    })
    return { data: await presentBasket(services, viewer.id, locale) }
  },
  async remove({ params, viewer, locale, services }) {
    const { db, clock } = services
    await db.transaction(async () => {
      await lockUser(db(), viewer.id)
      const before = await readBasket(db(), viewer.id, clock())
      const eventId = before.find(({ line }) => line.id === params.id)?.item.event?.id
      await removeBasketLines(db(), viewer.id, [params.id])
      const rest = before.filter(({ line }) => line.id !== params.id)
      // Packages without a ticket for each are removed with their tickets (TICKET-3).
      if (selectionErrorOf(rest) === null) return
      const packages = rest.filter(({ item }) => item.type === 'package' && item.event?.id === eventId)
      await removeBasketLines(
        db(),
        viewer.id,
        packages.map(({ line }) => line.id),
      )
    })
    return { data: await presentBasket(services, viewer.id, locale) }
  },
  async preview({ body, locale, services }) {
    const { db, clock } = services
    const { added } = planMerge([], await selectLines(db(), body.lines, clock()), [])
    const lines = added.map(({ item, count }) => presentLine(item.id, item, count, locale))
    if (lines.length === 0) return { data: { lines, quote: null } }
    const overlaps = await findOverlaps(db(), null, added, clock())
    return { data: { lines, quote: presentQuote(quoteLines(added, null), overlaps, locale) } }
  },
  async merge({ body, idempotencyKey, viewer, locale, services }) {
    const result = await mergeBasket(services, { userId: viewer.id, key: idempotencyKey, lines: body.lines })
    return {
      data: await presentBasket(services, viewer.id, locale),
      message: presentMerge(result, locale),
    }
  },
})

// Ends the call with 422, which rolls back, if the numbers of tickets and packages do not fit.
async function checkedBasket(
  { db, clock }: Parts,
  userId: string,
  fail: Fail<'invalid'>,
): Promise<SoldLine[]> {
  const lines = await readBasket(db(), userId, clock())
  const error = selectionErrorOf(lines)
  return error ? invalid(fail, 'count', error) : lines
}

function invalid(
  fail: Fail<'invalid'>,
  field: string,
  error: 'onlyOne' | 'subscriptionAlone' | 'tooManyTickets' | 'packagesExceedTickets',
): never {
  const message = orderMessages[error]
  fail(422, { message, errors: { [field]: [message] } })
}

async function presentBasket({ db, clock }: Parts, userId: string, locale: Locale): Promise<Basket> {
  const now = clock()
  const lines = await readBasket(db(), userId, now)
  if (lines.length === 0) return { lines: [], quote: null }
  const overlaps = await findOverlaps(db(), userId, lines, now)
  return {
    lines: lines.map(({ line, item, count }) => presentLine(line.id, item, count, locale)),
    quote: presentQuote(quoteLines(lines, null), overlaps, locale),
  }
}

function presentLine(
  lineId: string,
  { type, id, picture }: SoldItem,
  count: number,
  locale: Locale,
): Basket['lines'][number] {
  const cover = presentLocalizedPicture(picture?.cover ?? null, locale)
  return {
    line_id: lineId,
    type,
    id,
    count,
    picture: picture && {
      slug: picture.slug,
      category: { slug: picture.category },
      preview_url: cover?.src ?? picture.previewUrl,
      cover,
    },
  }
}
