import type { Order } from '@chignon/contract/commerce/order'
import { queryOfChoice } from '../buy/ticket-choice.ts'

type Choices = Pick<Order, 'lines' | 'promo_code'>

/** The page to choose the same things again; null if there is no single one, because they have several pages. */
export function buyAgainPath({ lines, promo_code }: Choices): string | null {
  const [first] = lines
  if (!first || lines.some(({ slug }) => slug !== first.slug)) return null
  const countsOf = (type: 'ticket' | 'package') =>
    Object.fromEntries(lines.filter((line) => line.type === type).map(({ id, count }) => [id, count]))
  const query = queryOfChoice({ tickets: countsOf('ticket'), packages: countsOf('package') }, promo_code)
  return `/${first.slug}/buy${query}`
}
