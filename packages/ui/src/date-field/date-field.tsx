'use client'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { calendarOf, type CalendarName } from '../calendar/calendar-system.ts'
import type { DateLimits } from '../calendar/date-limits.ts'
import { dateText } from '../calendar/date-text.ts'
import { useToday } from '../calendar/use-today.ts'
import { controlBox } from '../field/control-box.ts'
import { describeControl } from '../field/describe-control.ts'
import { FieldNote } from '../field/field-note.tsx'
import { Field, type FieldState } from '../field/field.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHeldBack } from '../form-state/use-held-back.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkDates } from '../development/check-dates.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useKeptFocus } from '../hydration/use-kept-focus.ts'
import { hidePopup, isPopupOpen, showPopup, triggerOf } from '../menu/popup-state.ts'
import { useLocale } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { afterPress } from '../handlers/after-press.ts'
import { correctionText } from './correction-text.ts'
import { englishDateField, type DateFieldLabels } from './date-field-labels.ts'
import { DateNativeInput } from './date-native-input.tsx'
import { DatePopup } from './date-popup.tsx'
import { dateProblem } from './date-problem.ts'
import { DateSegments } from './date-segments.tsx'
import { useDateParts } from './use-date-parts.ts'

export type { CalendarName } from '../calendar/calendar-system.ts'
export type { DateLimits } from '../calendar/date-limits.ts'
export type { DateFieldLabels } from './date-field-labels.ts'

/** Attributes that the component sets itself. */
type Own = 'type' | 'role' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'placeholder' | 'required'

export type DateFieldProps = Omit<ComponentProps<'input'>, Own | keyof DateLimits> &
  DateLimits & {
    label: ReactNode
    hint?: ReactNode
    /** The error and how to fix it. Dates that may not be chosen have an error of the field itself. */
    error?: ReactNode
    /** Default `neutral`, or `error` if there is an error message. */
    state?: FieldState | undefined
    /** The date (ISO, "2026-11-22"), if the caller controls it; empty for none. */
    value?: string | undefined
    /** The initial date, if the component keeps it. Default none. */
    defaultValue?: string | undefined
    /** Receives an ISO date of the Gregorian calendar, or an empty text while the field holds no whole date. */
    onValueChange?: ((value: string) => void) | undefined
    /** The locale of order, names and digits. Default that of the nearest `MessagesProvider`, else "en". */
    locale?: string | undefined
    /** The calendar that is shown. Default the locale's: the Persian one for Persian, else the Gregorian one. */
    calendar?: CalendarName | undefined
    /** The date that is marked as today. Default the computer's. */
    today?: string | undefined
    /** Whether the form requires a date. A required field has no button that empties it. Default false. */
    isRequired?: boolean | undefined
    /** Default English. */
    labels?: Partial<DateFieldLabels> | undefined
  }

/**
 * A date, typed part by part or chosen from a calendar, in the Gregorian or the Persian calendar. Forms submit an ISO date of the Gregorian
 * one. Before scripts load it is a native date input; what was entered in it is kept.
 */
export function DateField({
  label,
  hint,
  error,
  state,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isDateUnavailable,
  locale: givenLocale,
  calendar: givenCalendar,
  today: givenToday,
  isRequired = false,
  labels: givenLabels,
  name,
  id,
  disabled,
  readOnly,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkDates('DateField', { value, defaultValue, min, max, today: givenToday })
    checkControlled('DateField', 'value', value, onValueChange, { isReadOnly: readOnly || disabled })
  }
  const locale = useLocale(givenLocale)
  const calendar = givenCalendar ?? calendarOf(locale)
  const ownId = useId()
  const controlId = id ?? ownId
  const labelId = `${controlId}-label`
  const textId = `${controlId}-text`
  const isHydrated = useHydrated()
  const ownToday = useToday()
  const today = givenToday ?? ownToday
  const labels = useMessages('dateField', englishDateField, givenLabels)
  const limits = { min, max, isDateUnavailable }
  const [current, setCurrent] = useFieldValue({ value, defaultValue, onValueChange })
  const [initial] = useState(current)
  const date = useDateParts({ value: current, onValue: setCurrent, calendar })
  const [isWithin, setIsWithin] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const firstRef = useMergedRefs(first, ref)
  const keepFocus = useKeptFocus(first, isHydrated)

  const setDate = (next: string) => {
    date.forget()
    setCurrent(next)
  }
  useFormReset(first, () => setDate(initial))
  const adopt = (input: HTMLInputElement | null) => {
    if (!input) return
    keepFocus(input)
    setCurrent(input.value)
  }

  const correction = date.corrections
    .map((change) => correctionText(change, { locale, calendar, labels }))
    .join(' ')
  const { note, held } = useHeldBack(correction)
  const problem = dateProblem({
    value: current,
    isPartial: date.isPartial,
    impossible: date.impossible,
    limits,
    locale,
    calendar,
    labels,
  })
  useEffect(() => first.current?.setCustomValidity(problem || held))
  const shownProblem = isWithin || disabled ? '' : problem
  const message = error || shownProblem
  const shownState = state ?? (message ? 'error' : 'neutral')
  const labelled = <span id={labelId}>{label}</span>

  const toggleByKey = (event: KeyboardEvent) => {
    const popup = document.getElementById(`${controlId}-calendar`)
    if (!popup || !event.altKey || disabled || readOnly) return
    if (event.key === 'ArrowDown' && !isPopupOpen(popup)) showPopup(popup, triggerOf(popup))
    else if (event.key === 'ArrowUp' && isPopupOpen(popup)) hidePopup(popup)
    else return
    event.preventDefault()
  }

  if (!isHydrated)
    return (
      <DateNativeInput
        {...rest}
        ref={adopt}
        id={controlId}
        label={labelled}
        hint={hint}
        error={error}
        state={shownState}
        className={className}
        aria-describedby={describedBy}
        name={name}
        defaultValue={current}
        min={min}
        max={max}
        required={isRequired}
        disabled={disabled}
        readOnly={readOnly}
      />
    )

  const descriptions = [describedBy, current && textId].filter(Boolean).join(' ')
  const described = describeControl(controlId, {
    hint,
    error: message,
    note,
    state: shownState,
    describedBy: descriptions,
  })
  return (
    <Field controlId={controlId} label={labelled} hint={hint} error={message} className={className}>
      <div
        role="none"
        className={controlBox({ state: shownState })}
        onFocus={() => setIsWithin(true)}
        onKeyDown={toggleByKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          date.settle()
          afterPress(() => setIsWithin(false))
        }}
      >
        <DateSegments
          {...rest}
          {...described}
          labelId={labelId}
          firstRef={firstRef}
          date={date}
          onDate={setDate}
          limits={limits}
          locale={locale}
          calendar={calendar}
          today={today}
          labels={labels}
          required={isRequired}
          disabled={disabled}
          readOnly={readOnly}
        />
        <DatePopup
          id={`${controlId}-calendar`}
          labelId={labelId}
          labels={labels}
          disabled={disabled || readOnly}
          canClear={!isRequired}
          chosen={current}
          onDate={setDate}
          limits={limits}
          locale={locale}
          calendar={calendar}
          today={today}
        />
        {name && <input type="hidden" name={name} form={rest.form} value={current} disabled={disabled} />}
        <span id={textId} className="sr-only">
          {current && dateText(current, locale, calendar)}
        </span>
        <p role="status" className="sr-only">
          {shownProblem}
        </p>
      </div>
      <FieldNote controlId={controlId}>{note}</FieldNote>
    </Field>
  )
}
