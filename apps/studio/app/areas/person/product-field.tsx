import type { AccessProduct } from '@chignon/contract/learning/access-grant'
import { Combobox } from '@chignon/ui/combobox'
import { useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { accessProductsQuery } from './person-queries.ts'
import { useProductTypes } from './use-product-types.ts'

type ProductFieldProps = {
  value: AccessProduct | null
  onValueChange: (product: AccessProduct | null) => void
  error?: string | undefined
}

/** One course, program or online masterclass, found by typing. */
export function ProductField({ value, onValueChange, error }: ProductFieldProps) {
  const { t } = useLingui()
  const types = useProductTypes()
  const { data, isPending } = useLoadedQuery(accessProductsQuery({}))
  const products = data?.data ?? []
  return (
    <Combobox
      label={t`What`}
      placeholder={t`Type a name`}
      options={products.map(({ type, id, name }) => ({ value: id, label: name, group: types[type] }))}
      value={value?.id ?? ''}
      onValueChange={(id) => onValueChange(products.find((product) => product.id === id) ?? null)}
      isLoading={isPending}
      error={error}
      isRequired
      // The dialog opens to choose something.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  )
}
