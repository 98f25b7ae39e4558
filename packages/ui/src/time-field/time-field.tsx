import type { ComponentProps, ReactNode } from 'react'
import { checkValueControl } from '../development/check-native-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { NativeInput } from '../native-control/native-input.tsx'

/** Attributes that the component sets itself. */
type Own = 'type' | 'children' | 'required' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'

export type TimeFieldProps = Omit<ComponentProps<'input'>, Own> & {
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  /** The time of 24 hours, “14:30”, if the caller controls it; empty for none. */
  value?: string | undefined
  /** The initial time, if the component keeps it. Default none. */
  defaultValue?: string | undefined
  /** Receives the time of 24 hours, or an empty text while the field holds no whole time. */
  onValueChange?: ((value: string) => void) | undefined
  /** The earliest time. If it is later than `max`, the span reaches over midnight. */
  min?: string | undefined
  /** The latest time. */
  max?: string | undefined
  /** The minutes between times that the form accepts and the arrows reach. Default 1. */
  minuteStep?: number | undefined
  /** Whether the form requires a time. Default false. */
  isRequired?: boolean | undefined
}

/** A time of day, in the browser’s own field: typed or chosen, in the format of the device. */
export function TimeField({ label, className, style, minuteStep = 1, ...props }: TimeFieldProps) {
  if (process.env.NODE_ENV !== 'production') checkValueControl('TimeField', props)
  const [controlId, control, state] = useFieldControl(props)
  return (
    <Field controlId={controlId} label={label} hint={props.hint} error={props.error} className={className}>
      <div style={style}>
        <NativeInput
          {...control}
          type="time"
          step={minuteStep * 60}
          className={controlStyles({ state, className: 'px-4 tabular-nums' })}
        />
      </div>
    </Field>
  )
}
