import type { SubscriptionPlan } from '@chignon/contract/commerce/subscription'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** Texts for a plan's price: amount, interval and yearly saving. */
export function usePlanPrice({
  price,
  currency,
  interval,
  price_per_month,
  saving_per_year,
}: SubscriptionPlan) {
  const { t } = useLingui()
  const { money } = useFormats()
  const perMonth = money(price_per_month, currency)
  const saving = money(saving_per_year, currency)
  return {
    price: money(price, currency),
    interval: interval === 'year' ? t`a year` : t`a month`,
    note:
      interval === 'month'
        ? t`Billed monthly`
        : saving_per_year > 0
          ? t`${perMonth} a month, save ${saving} a year`
          : t`${perMonth} a month`,
  }
}
