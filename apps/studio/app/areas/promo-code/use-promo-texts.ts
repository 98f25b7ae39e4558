import type { PromoSeries, PromoState } from '@chignon/contract/commerce/staff-promo-code'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'

type Facts = Pick<PromoSeries, 'kind' | 'value' | 'currency' | 'products' | 'state' | 'starts_at' | 'ends_at'>

/** What is said of codes and series: how much they take off, from what, and when. */
export function usePromoTexts() {
  const { t } = useLingui()
  const { percent, money, number, comma } = useFormats()
  const { dateTime } = useLocalTime()
  const states: Record<PromoState, string> = {
    running: t({ context: 'promo code', message: 'Running' }),
    planned: t({ context: 'promo code', message: 'Planned' }),
    over: t({ context: 'promo code', message: 'Over' }),
    used_up: t({ context: 'promo code', message: 'Used up' }),
    off: t({ context: 'promo code', message: 'Off' }),
  }
  return {
    states,
    // With a minus sign, as summaries of orders have it; a hyphen could be at the end of a line.
    off: ({ kind, value, currency }: Facts) =>
      (kind === 'percent' ? percent(-value) : money(-value, currency)).replace('-', '−'),
    products: ({ products }: Facts) =>
      products.length === 0 ? t`Everything` : products.map(({ name }) => name).join(comma),
    window: ({ state, starts_at, ends_at }: Facts) => {
      const [start, end] = [dateTime(starts_at), ends_at === null ? null : dateTime(ends_at)]
      if (state === 'planned') return end === null ? t`From ${start}` : t`From ${start} until ${end}`
      return end === null ? t`No end` : t`Until ${end}`
    },
    uses: (uses: number, total: number | null) => {
      const [used, limit] = [number(uses), total === null ? null : number(total)]
      return limit === null ? used : t`${used} of ${limit}`
    },
  }
}
