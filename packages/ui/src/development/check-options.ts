import { describeValue } from './describe-value.ts'
import { reportMisuse } from './report-misuse.ts'

type Options = {
  /** The prop with the options. Default "options". */
  prop?: 'options' | 'items' | 'slides' | undefined
  /** The prop that identifies an option. Default "value". */
  by?: 'value' | 'id' | 'locale' | undefined
  /** The values or ids of the options. */
  known: readonly string[]
  /** The selected values; '' for none. */
  value?: string | readonly string[] | undefined
  defaultValue?: string | readonly string[] | undefined
}

/** Reports options with the same value, and a selected value without an option. */
export function checkOptions(
  component: string,
  { prop = 'options', by = 'value', known, value, defaultValue }: Options,
): void {
  const repeated = known.find((option, index) => known.indexOf(option) !== index)
  if (repeated !== undefined)
    reportMisuse(
      component,
      `several ${prop} have ${by} ${describeValue(repeated)}.`,
      `Each needs its own ${by}.`,
    )
  const selected = value ?? defaultValue ?? []
  const unknown = (typeof selected === 'string' ? [selected] : selected).find(
    (option) => option !== '' && !known.includes(option),
  )
  // If there are no options, they are probably still loading.
  if (unknown === undefined || known.length === 0) return
  reportMisuse(
    component,
    `${value === undefined ? 'defaultValue' : 'value'} ${describeValue(unknown)} is not one of the ${prop}, which are ${describeValue(known)}.`,
    `Pass the ${by} of one of the ${prop}.`,
  )
}
