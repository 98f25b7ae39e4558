'use client'
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { controlBox } from '../field/control-box.ts'
import { describeControl } from '../field/describe-control.ts'
import { FieldNote } from '../field/field-note.tsx'
import { Field, type FieldState } from '../field/field.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHeldBack, useHeldInvalid } from '../form-state/use-held-back.ts'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocale } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { correctionText, englishNumberCorrection, type NumberCorrectionLabels } from './correction.ts'
import { currencyAffix } from './number-text.ts'
import { useNumberText } from './use-number-text.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkNumberFormat } from '../development/check-number-format.ts'
import { checkRange } from '../development/check-range.ts'

export type NumberFieldLabels = NumberCorrectionLabels

/** Attributes that the component sets itself. */
type Own = 'type' | 'role' | 'inputMode' | 'children' | 'value' | 'defaultValue' | 'onChange'

export type NumberFieldProps = Omit<ComponentProps<'input'>, Own | 'min' | 'max' | 'step' | 'required'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  /** What is counted, after the number: "minutes", "%". */
  unit?: string | undefined
  /** ISO code of a currency ("EUR"). Its symbol is where the locale puts it; the number has its digits. */
  currency?: string | undefined
  /** The locale of separators and digits. Default that of the nearest `MessagesProvider`, else "en". */
  locale?: string | undefined
  /** The number, if the caller controls it; null if it is empty. */
  value?: number | null | undefined
  /** The initial number, if the component keeps it. Default none. */
  defaultValue?: number | null | undefined
  /** Receives a number between `min` and `max`, or null if the field was emptied. */
  onValueChange?: ((value: number | null) => void) | undefined
  /** Default none. */
  min?: number | undefined
  /** Default none. */
  max?: number | undefined
  /** What the arrow keys add. Default 1. */
  step?: number | undefined
  /** Maximum number of digits after the decimal separator. Default: as many as the currency has, else 0. */
  decimals?: number | undefined
  /** Default false. */
  isRequired?: boolean | undefined
  /** Default English. */
  labels?: Partial<NumberFieldLabels> | undefined
}

/**
 * A number with a unit or a currency, formatted in the locale's digits and separators. Forms submit it as a plain number ("1234.5").
 * Before scripts load it is a number input; what was typed in it is kept.
 */
export function NumberField({
  label,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  unit = '',
  currency,
  locale: givenLocale,
  value,
  defaultValue = null,
  onValueChange,
  min = -Number.MAX_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decimals,
  isRequired = false,
  labels: givenLabels,
  name,
  id,
  disabled,
  className,
  ref,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const locale = useLocale(givenLocale)
  if (process.env.NODE_ENV !== 'production') {
    checkRange('NumberField', { min, max, step })
    checkNumberFormat('NumberField', locale, currency)
    checkControlled('NumberField', 'value', value, onValueChange, { isReadOnly: rest.readOnly || disabled })
  }
  const ownId = useId()
  const controlId = id ?? ownId
  const isHydrated = useHydrated()
  const [number, setNumber] = useFieldValue({ value, defaultValue, onValueChange })
  const [initial] = useState(number)
  const text = useNumberText({
    value: number,
    onValue: setNumber,
    locale,
    currency,
    decimals,
    min,
    max,
    step,
  })
  const input = useRef<HTMLInputElement>(null)
  const labels = useMessages('numberField', englishNumberCorrection, givenLabels)
  const correction = text.correction
    ? correctionText(text.correction, labels, { min, max, format: text.format })
    : ''
  const { note, held } = useHeldBack(correction)
  useHeldInvalid(input, held)
  const adopt = useEffectEvent(() => {
    const { current } = input
    if (current?.type === 'number') setNumber(current.value === '' ? null : current.valueAsNumber)
  })
  useLayoutEffect(() => adopt(), [])
  useFormReset(input, () => {
    text.forget()
    setNumber(initial)
  })
  const { symbol, isBefore } = currency ? currencyAffix(locale, currency) : { symbol: unit, isBefore: false }
  const affix = symbol && (
    <span
      id={`${controlId}-unit`}
      aria-hidden="true"
      className={isBefore ? 'shrink-0 ps-4 text-text-muted' : 'shrink-0 pe-4 text-text-muted'}
    >
      {symbol}
    </span>
  )
  const described = describeControl(controlId, { hint, error, note, state, describedBy })
  const limits = {
    min: min === -Number.MAX_SAFE_INTEGER ? undefined : min,
    max: max === Number.MAX_SAFE_INTEGER ? undefined : max,
  }
  const own = isHydrated
    ? {
        type: 'text',
        role: 'spinbutton',
        inputMode: 'decimal' as const,
        value: text.text,
        'aria-valuenow': number ?? undefined,
        'aria-valuemin': limits.min,
        'aria-valuemax': limits.max,
        'aria-valuetext': number === null ? undefined : text.spoken(number, unit),
      }
    : { type: 'number', name, ...limits, step: decimals || currency ? 'any' : step, value: number ?? '' }

  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className={controlBox({ state })}>
        {isBefore && affix}
        <input
          autoComplete="off"
          {...rest}
          {...described}
          {...own}
          ref={useMergedRefs(input, ref)}
          disabled={disabled}
          required={isRequired}
          className="number-plain min-h-11.5 w-full min-w-0 grow bg-transparent px-4 tabular-nums outline-none disabled:cursor-not-allowed"
          onChange={(event) => text.type(event.currentTarget.value)}
          onBlur={composeHandlers(onBlur, () => void text.commit())}
          onKeyDown={composeHandlers(onKeyDown, (event) => {
            // Enter submits the form while the field keeps the focus; a number that was changed is seen first.
            const isHandled =
              event.key === 'Enter'
                ? text.commit()
                : !event.currentTarget.readOnly && text.changeByKey(event.key)
            if (isHandled) event.preventDefault()
          })}
        />
        {!isBefore && affix}
        {isHydrated && name && (
          <input type="hidden" name={name} form={rest.form} value={number ?? ''} disabled={disabled} />
        )}
      </div>
      <FieldNote controlId={controlId}>{note}</FieldNote>
    </Field>
  )
}
