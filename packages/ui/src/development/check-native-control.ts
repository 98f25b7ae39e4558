import { checkControlled } from './check-controlled.ts'

type NativeControlProps = {
  onChange?: unknown
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
}

type ValueProps = NativeControlProps & { value?: unknown; onValueChange?: unknown }
type CheckedProps = NativeControlProps & { checked?: unknown; onCheckedChange?: unknown }

/** Reports a native control whose `value` the user cannot change although it is neither disabled nor read-only. */
export function checkValueControl(component: string, props: ValueProps): void {
  const { value, onValueChange, onChange, readOnly, disabled } = props
  checkControlled(component, 'value', value, onValueChange ?? onChange, { isReadOnly: readOnly || disabled })
}

/** Reports a native checkbox whose `checked` the user cannot change although it is not disabled. */
export function checkCheckedControl(component: string, props: CheckedProps): void {
  const { checked, onCheckedChange, onChange, disabled } = props
  checkControlled(component, 'checked', checked, onCheckedChange ?? onChange, { isReadOnly: disabled })
}
