import { useState } from 'react'
import type { NumberCorrection } from './correction.ts'
import { currencyDigits, isNumberText, numberFormat, parseNumber } from './number-text.ts'

type NumberText = {
  value: number | null
  onValue: (value: number | null) => void
  locale: string
  currency: string | undefined
  /** Maximum number of digits after the decimal separator. */
  decimals: number | undefined
  min: number
  max: number
  step: number
}

const stepKeys = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
])

/** The text of a number field while it is typed, and the functions that change its number. */
export function useNumberText({ value, onValue, locale, currency, decimals, min, max, step }: NumberText) {
  // The text being typed; null while the field shows the formatted number.
  const [draft, setDraft] = useState<string | null>(null)
  const [correction, setCorrection] = useState<NumberCorrection | null>(null)
  const digits = decimals ?? (currency ? currencyDigits(currency) : 0)
  const format = numberFormat(locale, {
    maximumFractionDigits: digits,
    minimumFractionDigits: currency && value !== null && !Number.isInteger(value) ? digits : 0,
  })
  const limit = (number: number) => Number(Math.min(max, Math.max(min, number)).toFixed(digits))
  return {
    text: draft ?? (value === null ? '' : format.format(value)),
    /** What the field changed when typing ended; null until then and after the next change. */
    correction,
    format: (number: number) => format.format(number),
    /** The number with its currency, for screen readers. */
    spoken: (number: number, unit: string) =>
      currency
        ? numberFormat(locale, { style: 'currency', currency }).format(number)
        : `${format.format(number)} ${unit}`.trim(),
    type: (text: string) => {
      if (!isNumberText(text)) return
      setDraft(text)
      setCorrection(null)
      const number = parseNumber(text, locale)
      if (text.trim() === '') onValue(null)
      else if (number !== null && number === limit(number)) onValue(number)
    },
    /** Ends typing: numbers beyond the limits become the limit. Returns whether the entry was changed by that. */
    commit: (): boolean => {
      const typed = draft?.trim() ?? ''
      setDraft(null)
      if (typed === '') return false
      const number = parseNumber(typed, locale)
      const used = number === null ? null : limit(number)
      if (used !== null) onValue(used)
      if (used === number && number !== null) return false
      setCorrection({ typed, number, used: used ?? 0 })
      return true
    },
    /** Returns whether the key changed the number. */
    changeByKey: (key: string): boolean => {
      const steps = stepKeys.get(key)
      if (steps === undefined) return false
      const from = (draft === null ? value : parseNumber(draft, locale)) ?? Math.max(0, Math.min(min, max))
      setDraft(null)
      setCorrection(null)
      onValue(limit(value === null && draft === null ? from : from + steps * step))
      return true
    },
    forget: () => {
      setDraft(null)
      setCorrection(null)
    },
  }
}
