import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf } from '@chignon/contract/platform/localized'
import type { OrderLineRow } from './order-parts.queries.ts'

/** The name of a line, after that of its event. */
export function lineName(
  { name, eventName }: Pick<OrderLineRow, 'name' | 'eventName'>,
  locale: Locale,
): string {
  return [eventName, name]
    .flatMap((texts) => (texts ? [texts[localeOf(texts, locale)] ?? ''] : []))
    .join(': ')
}
