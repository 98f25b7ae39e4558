'use client'
import { useRef, useState } from 'react'
import { FieldSet, type FieldSetProps } from '../field/field-set.tsx'
import { isSameList } from '../form-state/is-same-list.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useFormatNumber } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { rangeInput } from '../slider/range-styles.ts'
import { RangeTrack } from '../slider/range-track.tsx'
import { checkControlled } from '../development/check-controlled.ts'
import { checkRange } from '../development/check-range.ts'

/** The lower and the upper value. */
export type SliderRange = readonly [from: number, to: number]

export type RangeSliderLabels = {
  /** Accessible name of the lower thumb. */
  from: string
  /** Accessible name of the upper thumb. */
  to: string
}

const english: RangeSliderLabels = { from: 'From', to: 'To' }

export type RangeSliderProps = FieldSetProps & {
  /** Field name for form submission; the lower and the upper value are submitted under it. */
  name?: string | undefined
  /** The values, if the caller controls them. */
  value?: SliderRange | undefined
  /** The initial values, if the component keeps them. Default the whole range. */
  defaultValue?: SliderRange | undefined
  /** Receives both values while a thumb moves. */
  onValueChange?: ((value: SliderRange) => void) | undefined
  /** Default 0. */
  min?: number | undefined
  /** Default 100. */
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
  /** Formats a value, which is shown above the slider and announced. Default the plain number. */
  formatValue?: ((value: number) => string) | undefined
  /** Default English. */
  labels?: Partial<RangeSliderLabels> | undefined
}

/**
 * Two values in a range: a price from and to. Two native range inputs on one track: forms submit them before scripts load. It runs
 * in the direction of the text.
 */
export function RangeSlider({
  name,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  formatValue: givenFormatValue,
  labels,
  ref,
  ...rest
}: RangeSliderProps) {
  const formatValue = useFormatNumber(givenFormatValue)
  const texts = useMessages('rangeSlider', english, labels)
  const [current, setCurrent] = useFieldValue<SliderRange>({
    value,
    defaultValue: defaultValue ?? [min, max],
    onValueChange,
    isSame: isSameList,
  })
  const [initial] = useState(current)
  const group = useRef<HTMLFieldSetElement>(null)
  useFormReset(group, () => setCurrent(initial))
  const [from, to] = current
  const shared = { type: 'range', name, min, max, step } as const
  if (process.env.NODE_ENV !== 'production') {
    checkRange('RangeSlider', { min, max, step })
    checkControlled('RangeSlider', 'value', value, onValueChange, { isReadOnly: rest.disabled })
  }
  return (
    <FieldSet ref={useMergedRefs(group, ref)} {...rest}>
      <div className="has-disabled:opacity-55">
        <p aria-hidden="true" className="flex justify-between gap-4 text-small tabular-nums noscript:hidden">
          <bdi>{formatValue(from)}</bdi>
          <bdi>{formatValue(to)}</bdi>
        </p>
        <div className="relative h-8 pointer-coarse:h-11">
          <RangeTrack thumb="medium" min={min} max={max} filled={current} />
          <NativeInput
            {...shared}
            value={from}
            aria-label={texts.from}
            aria-valuetext={formatValue(from)}
            // At the end of the range it must be above the other thumb, which cannot move further.
            className={rangeInput({
              thumb: 'medium',
              isStacked: true,
              className: from > (min + max) / 2 ? 'z-1' : '',
            })}
            onChange={(event) => setCurrent([Math.min(event.currentTarget.valueAsNumber, to), to])}
          />
          <NativeInput
            {...shared}
            value={to}
            aria-label={texts.to}
            aria-valuetext={formatValue(to)}
            className={rangeInput({ thumb: 'medium', isStacked: true })}
            onChange={(event) => setCurrent([from, Math.max(event.currentTarget.valueAsNumber, from)])}
          />
        </div>
      </div>
    </FieldSet>
  )
}
