import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import type { CalendarName } from '../calendar/calendar-system.ts'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { hasModifier } from '../handlers/has-modifier.ts'
import { asciiDigits, numberFormat } from '../number-field/number-text.ts'
import type { DatePart } from './date-order.ts'
import { numberByKey } from './part-range.ts'
import { isTypedToEnd, typedDigits, typedNumber } from './typed-number.ts'

const segment = cva(
  [
    'peer h-9 rounded-media bg-transparent px-0.5 text-center pointer-coarse:h-11 pointer-coarse:px-1.5 field-sizing-content tabular-nums transition-colors outline-none placeholder:text-text-muted',
    'focus:bg-accent-soft focus:outline focus:outline-transparent disabled:cursor-not-allowed',
  ],
  // Browsers without `field-sizing` get the width of the widest number.
  {
    variants: {
      part: {
        day: 'not-supports-[field-sizing:content]:w-[3.2ch]',
        month: 'not-supports-[field-sizing:content]:w-[3.2ch]',
        year: 'not-supports-[field-sizing:content]:w-[5.4ch]',
      },
    },
  },
)

type DateSegmentProps = Omit<ComponentProps<'input'>, 'onPaste'> & {
  part: DatePart
  number: number | undefined
  range: { start: number; min: number; max: number }
  locale: string
  calendar: CalendarName
  today: string
  /** The number in words, announced. */
  spoken: string
  /** With the typed digits if they are a day or month that does not exist. */
  onType: (number: number | undefined, impossible?: string) => void
  onSpin: (number: number) => void
  /** Moves the focus to another part, after what was typed has been rendered. */
  onMove: (step: 1 | -1) => void
  /** Sets the date if the text is a whole date. Returns whether it is. */
  onWholeDate: (text: string) => boolean
  /** Receives a pasted text that is neither a date nor a number. */
  onNoDate: (text: string) => void
  isRightToLeft: boolean
}

/** Day, month or year of a date field: a spin button. */
export function DateSegment({
  part,
  number,
  range,
  locale,
  calendar,
  today,
  spoken,
  onType,
  onSpin,
  onMove,
  onWholeDate,
  onNoDate,
  isRightToLeft,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: DateSegmentProps) {
  // The digits being typed; null while the part shows its number.
  const [typed, setTyped] = useState<string | null>(null)
  const [seen, setSeen] = useState(number)
  if (number !== seen) {
    setSeen(number)
    setTyped(null)
  }
  const format = numberFormat(locale, { useGrouping: false, minimumIntegerDigits: part === 'year' ? 1 : 2 })
  const digit = numberFormat(locale)
  const shown =
    typed === null
      ? number !== undefined && format.format(number)
      : typed.replace(/\d/g, (character) => digit.format(Number(character)))

  const commit = (digits: string | null) => {
    setTyped(null)
    if (!digits) return
    const number = typedNumber(digits, part, calendar, today)
    onType(number, part !== 'year' && number !== Number(digits) ? digits : undefined)
  }
  const type = (text: string) => {
    if (onWholeDate(text)) return setTyped(null)
    const digits = typedDigits(text, part)
    if (isTypedToEnd(digits, text, part)) {
      commit(digits)
      return onMove(1)
    }
    setTyped(digits)
    if (digits === '' && number !== undefined) onType(undefined)
  }
  const changeByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (hasModifier(event)) return
    if (key === 'Enter') return commit(typed)
    if (key === 'ArrowLeft' || key === 'ArrowRight') onMove((key === 'ArrowRight') === isRightToLeft ? -1 : 1)
    else if (key === 'Backspace' && currentTarget.value === '') onMove(-1)
    else {
      if (currentTarget.readOnly) return
      const next = numberByKey(key, part, typed ? typedNumber(typed, part, calendar, today) : number, range)
      if (next === null) return
      setTyped(null)
      onSpin(next)
    }
    event.preventDefault()
  }

  return (
    <input
      {...rest}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      spellCheck="false"
      data-part={part}
      value={shown || ''}
      aria-valuenow={number}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuetext={spoken}
      className={segment({ part })}
      onChange={(event) => type(event.currentTarget.value)}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trim()
        if (onWholeDate(text)) event.preventDefault()
        else if (typedDigits(text, part) !== asciiDigits(text)) {
          event.preventDefault()
          if (!event.currentTarget.readOnly) onNoDate(text)
        }
      }}
      onFocus={composeHandlers(onFocus, (event) => event.currentTarget.select())}
      onClick={composeHandlers(onClick, (event) => event.currentTarget.select())}
      onBlur={composeHandlers(onBlur, () => commit(typed))}
      onKeyDown={composeHandlers(onKeyDown, changeByKey)}
    />
  )
}
