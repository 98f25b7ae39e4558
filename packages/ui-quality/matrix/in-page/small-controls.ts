const typedInto =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button], [type=submit]), textarea, select'

/** Controls with text below 16 px. Safari on iOS zooms into such a control when it is focused, and does not zoom out again. */
export function findSmallControls(): Element[] {
  return [...document.querySelectorAll(typedInto)].filter(
    (control) => control.checkVisibility() && Number.parseFloat(getComputedStyle(control).fontSize) < 16,
  )
}
