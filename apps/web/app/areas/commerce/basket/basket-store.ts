import { basketEndpoints, type Basket } from '@chignon/contract/commerce/basket'
import { orderEndpoints, type OrderLineForm } from '@chignon/contract/commerce/order'
import type { AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'

/** The basket of the viewer. A change that is not possible throws a `ProblemError` and changes nothing. */
type BasketStore = {
  show: () => Promise<Basket>
  add: (line: OrderLineForm) => Promise<unknown>
  setCount: (lineId: string, count: number) => Promise<unknown>
  remove: (lineId: string) => Promise<unknown>
}

/** The basket of a member, which the API keeps, or of a guest, which the browser keeps until they sign in (ORDER-13). */
export function basketStoreOf(context: AppLoadContext, call: Call): BasketStore {
  return context.session.token ? memberBasket(call) : guestBasket(context, call)
}

function memberBasket(call: Call): BasketStore {
  return {
    show: async () => (await call(basketEndpoints.show, {})).data,
    add: (line) => call(basketEndpoints.add, { body: line }),
    setCount: (id, count) => call(basketEndpoints.setCount, { params: { id }, body: { count } }),
    remove: (id) => call(basketEndpoints.remove, { params: { id } }),
  }
}

function guestBasket({ guestBasket: store }: AppLoadContext, call: Call): BasketStore {
  const preview = async (lines: OrderLineForm[]): Promise<Basket> =>
    lines.length === 0
      ? { lines: [], quote: null }
      : (await call(basketEndpoints.preview, { body: { lines } })).data
  const show = async () => preview((await store.read()).lines)
  // The quote refuses what cannot be ordered, and adds up lines of the same thing.
  async function change(edit: (lines: OrderLineForm[]) => OrderLineForm[]) {
    const lines = edit(linesOf(await show()))
    const { data } = await call(orderEndpoints.quote, { body: { lines, promo_code: null } })
    store.write(linesOf(data))
  }
  return {
    show,
    add: (line) => change((lines) => [...lines, line]),
    setCount: (id, count) =>
      change((lines) => lines.map((line) => (line.id === id ? { ...line, count } : line))),
    // The preview leaves out packages without a ticket (TICKET-3).
    async remove(id) {
      const rest = linesOf(await show()).filter((line) => line.id !== id)
      store.write(linesOf(await preview(rest)))
    },
  }
}

/** What the lines of a basket or quote order. */
export function linesOf({ lines }: { lines: readonly OrderLineForm[] }): OrderLineForm[] {
  return lines.map(({ type, id, count }) => ({ type, id, count }))
}
