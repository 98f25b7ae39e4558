import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type InvoiceRowParts = {
  row: HTMLLIElement
  /** As displayed. */
  amount: string
  /** The state in the page's words, with the days left: "Open 5 days left". */
  state: string
  /** Link to the PDF; null if there is none. */
  download: HTMLAnchorElement | null
}

/** The `InvoiceRow` with this number. Throws if there is none. */
export function findInvoiceRow(container: ParentNode, number: string): InvoiceRowParts {
  const numbers = container.querySelectorAll('li > div > div > p:first-child')
  const cell = findOne(numbers, 'invoice', number, wordsOf).parentElement
  const amount = cell?.nextElementSibling
  return {
    row: need(cell?.closest('li'), `The invoice “${number}” is in no list.`),
    amount: wordsOf(amount),
    state: [...(amount?.nextElementSibling?.children ?? [])].map(wordsOf).join(' '),
    download: cell?.parentElement?.querySelector<HTMLAnchorElement>(':scope > a') ?? null,
  }
}
