import { promoProductTypes, type PromoProduct } from '@chignon/contract/commerce/staff-promo-code'
import { MultiCombobox } from '@chignon/ui/multi-combobox'
import { useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { promoProductsQuery } from './promo-queries.ts'

type ProductsFieldProps = {
  value: readonly PromoProduct[]
  onValueChange: (products: PromoProduct[]) => void
  error?: string | undefined
}

// Events first, since most codes are for one.
const order: readonly PromoProduct['type'][] = ['live_masterclass', 'course', 'program', 'online_masterclass']

/** What codes are for, found by typing names; nothing means everything. */
export function ProductsField({ value, onValueChange, error }: ProductsFieldProps) {
  const { t } = useLingui()
  const { data, isPending } = useLoadedQuery(promoProductsQuery({}))
  const groups: Record<PromoProduct['type'], string> = {
    live_masterclass: t`Events`,
    course: t`Courses`,
    program: t`Programs`,
    online_masterclass: t`Online masterclasses`,
  }
  const found = (data?.data ?? []).flatMap(({ type, id, name }) => {
    const sold = promoProductTypes.find((each) => each === type)
    return sold && name !== '' ? [{ type: sold, id, name }] : []
  })
  const known = [...found, ...value.filter(({ id }) => !found.some((each) => each.id === id))]
  const sorted = known.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
  return (
    <MultiCombobox
      label={t`For what`}
      placeholder={value.length === 0 ? t`Everything, or type a name` : ''}
      options={sorted.map(({ type, id, name }) => ({ value: id, label: name, group: groups[type] }))}
      value={value.map(({ id }) => id)}
      onValueChange={(ids) =>
        onValueChange(ids.flatMap((id) => known.find((product) => product.id === id) ?? []))
      }
      isLoading={isPending}
      error={error}
    />
  )
}
