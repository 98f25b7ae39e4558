import type {
  PromoCodeForm,
  PromoProduct,
  PromoSeriesForm,
  StaffPromoCode,
} from '@chignon/contract/commerce/staff-promo-code'
import { endOf, type UntilChoice } from './until.ts'

/** What codes take off, from what and until when, as it is entered. */
export type Terms = {
  kind: PromoCodeForm['kind']
  /** Percent, or an amount in whole units. */
  value: number | null
  products: readonly PromoProduct[]
  until: UntilChoice
  /** For the choice `day`, as YYYY-MM-DD. */
  day: string
}

/** What a dialog begins with. */
export const newTerms: Terms = { kind: 'percent', value: null, products: [], until: 'sunday', day: '' }

/** The terms of a code that is changed. Its end is a day, also if it is in the middle of it. */
export function termsOf({ kind, value, products, ends_at: end }: StaffPromoCode): Terms {
  return {
    kind,
    value: kind === 'percent' ? value : value / 100,
    products,
    until: end === null ? 'open' : 'day',
    day: end === null ? '' : localDay(new Date(end)),
  }
}

type TermsForm = Pick<PromoSeriesForm, 'kind' | 'value' | 'ends_at' | 'products'>

/** Terms as they are sent; null while something is missing. */
export function formOfTerms({ kind, value, products, until, day }: Terms, now: Date): TermsForm | null {
  const end = endOf(until, day, now)
  if (value === null || end === undefined) return null
  return {
    kind,
    value: kind === 'percent' ? value : Math.round(value * 100),
    ends_at: end,
    products: products.map(({ type, id }) => ({ type, id })),
  }
}

/** Only those terms that were changed, so that two people can change a code. */
export function changedTerms(before: Terms, terms: Terms, now: Date): Partial<TermsForm> | null {
  const form = formOfTerms(terms, now)
  if (form === null) return null
  const isSame = (name: keyof Terms) => JSON.stringify(before[name]) === JSON.stringify(terms[name])
  return {
    ...(isSame('kind') && isSame('value') ? {} : { kind: form.kind, value: form.value }),
    ...(isSame('until') && isSame('day') ? {} : { ends_at: form.ends_at }),
    ...(isSame('products') ? {} : { products: form.products }),
  }
}

function localDay(moment: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}
