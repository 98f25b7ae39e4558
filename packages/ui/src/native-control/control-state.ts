/** A native control of a form. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isSelect = (control: NativeControl): control is HTMLSelectElement => control.type.startsWith('select')

const isCheckable = (control: NativeControl): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const indexesOf = (select: HTMLSelectElement, property: 'selected' | 'defaultSelected'): string =>
  [...select.options].flatMap((option, index) => (option[property] ? [index] : [])).join()

/** What the user entered or chose, as text: the value, whether it is checked, or the indexes of the selected options. */
export function readState(control: NativeControl): string {
  if (isCheckable(control)) return String(control.checked)
  return isSelect(control) ? indexesOf(control, 'selected') : control.value
}

/** The state that a reset of the form restores. */
export function readDefaultState(control: NativeControl): string {
  if (isCheckable(control)) return String(control.defaultChecked)
  if (isSelect(control)) return indexesOf(control, 'defaultSelected') || (control.multiple ? '' : '0')
  if (control.type === 'file' || control.value === control.defaultValue) return control.defaultValue
  // The browser may have corrected the value, such as removed spaces from an email address.
  const copy = control.ownerDocument.createElement('input')
  if (control.type !== 'textarea') copy.type = control.type
  else return control.defaultValue.replaceAll('\r\n', '\n')
  copy.value = control.defaultValue
  return copy.value
}

/** Sets the state and fires the events of a user who does so, from another state `from`. `selection` is the one in the text afterwards. */
export function enterState(
  control: NativeControl,
  state: string,
  from: string,
  selection?: { start: number; end: number },
): void {
  if (isCheckable(control)) {
    // A radio button cannot be unchecked by a user: the one that is checked instead fires the event.
    if (control.type === 'radio' && state === 'false') return
    control.checked = state !== 'true'
    return control.click()
  }
  if (control.type === 'file') return fire(control, 'change')
  if (isSelect(control)) {
    const indexes = state.split(',')
    for (const [index, option] of [...control.options].entries())
      option.selected = indexes.includes(String(index))
    return fire(control, 'change')
  }
  const { selectionStart: start, selectionEnd: end } = control
  const selected = selection ?? (start === null ? null : { start, end })
  // React ignores the event unless the value differs from the last one that was set through its own property.
  control.value = from
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
  if (selected) control.setSelectionRange(selected.start, selected.end)
  fire(control, 'input')
}

function fire(control: NativeControl, type: 'input' | 'change'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
