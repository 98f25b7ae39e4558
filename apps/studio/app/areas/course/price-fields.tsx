import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { NumberField } from '@chignon/ui/number-field'
import { useLingui } from '@lingui/react/macro'
import { useField } from '../document/use-field.ts'
import { useCoursePart, useEditedCourse } from './course-context.ts'

/** The currency of the academy (PRICE-1). */
const currency = 'USD'

const priceOf = ({ price }: CourseDocument) => price
const discountOf = (course: CourseDocument) => course.discounted_price

/** The price, and a lower one for as long as there is one. */
export function PriceFields() {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  const price = useCoursePart(priceOf)
  const discount = useCoursePart(discountOf)
  const isTooHigh = price !== null && discount !== null && discount >= price
  const change = (path: string) => (amount: number | null) =>
    session.change(path, amount === null ? null : Math.round(amount * 100))
  return (
    <>
      <NumberField
        {...useField('price')}
        label={t`Price`}
        currency={currency}
        min={0}
        value={inUnits(price)}
        onValueChange={change('price')}
      />
      <NumberField
        {...useField('discounted_price')}
        label={t`Discounted price`}
        hint={t`Optional`}
        error={isTooHigh ? t`It must be lower than the price.` : undefined}
        currency={currency}
        min={0}
        value={inUnits(discount)}
        onValueChange={change('discounted_price')}
      />
    </>
  )
}

const inUnits = (cents: number | null) => (cents === null ? null : cents / 100)
