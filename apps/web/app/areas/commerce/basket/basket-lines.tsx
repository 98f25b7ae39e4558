import type { Basket } from '@chignon/contract/commerce/basket'
import { BasketLine } from './basket-line.tsx'

/** The lines of the basket, with their prices. */
export function BasketLines({ basket: { lines, quote } }: { basket: Basket }) {
  return (
    <ul role="list" className="border-t border-line">
      {lines.map((line) => {
        const priced = quote?.lines.find(({ type, id }) => type === line.type && id === line.id)
        if (!quote || !priced) return null
        const { currency, owned } = quote
        return (
          <BasketLine
            key={line.line_id}
            line={line}
            priced={priced}
            currency={currency}
            isOwned={owned.includes(line.id)}
          />
        )
      })}
    </ul>
  )
}
