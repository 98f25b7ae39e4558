/**
 * How a component deviates from the rules, and why. Components without a row follow all rules at their root
 * element.
 */
export type Row = {
  /** Names of the stories whose args it is rendered with. Default the first. */
  stories?: string[]
  /** Selector of the rendered element that receives `ref`, `id`, `style` and `data-*`. Default the root. */
  rest?: string
  /** The element that receives `className`: the root (default) or that of `rest`. */
  classWith?: 'root' | 'rest'
  /** Selector of the element that receives `style`. Default that of `rest`. */
  style?: string
  /** It renders no element of its own, so it passes nothing on. */
  isClosed?: true
  why: string
}

const control = 'the root is the whole field; the form and its label need the control itself'
const anchored = 'the root is the caller’s own trigger; what is ours is what it opens'
const opened = 'the root is the caller’s own element; what is ours is not there until it shows'

export const rows: Record<string, Row> = {
  brand: { stories: ['Default', 'LeadsHome'], why: 'the root is the caller’s own link, where there is one' },
  checkbox: { rest: 'input', why: control },
  combobox: { rest: 'input', why: control },
  'context-menu': { isClosed: true, why: opened },
  counter: { rest: 'input', why: control },
  'date-field': { rest: 'input', why: control },
  'file-drop': { rest: 'input', why: control },
  'hover-card': { isClosed: true, why: opened },
  'language-select': { rest: '[role=menu]', classWith: 'rest', why: anchored },
  'link-slot': { isClosed: true, why: 'the caller’s own link, which has all of that already' },
  menu: { rest: '[role=menu]', classWith: 'rest', why: anchored },
  messages: { isClosed: true, why: 'it renders only its children' },
  'multi-combobox': { rest: 'input', why: control },
  'number-field': { rest: 'input', why: control },
  'one-time-code': { rest: 'input', why: control },
  'password-field': { rest: 'input', style: ':has(> input)', why: control },
  popover: { rest: '[popover]', classWith: 'rest', why: anchored },
  'progress-bar': { rest: 'progress', why: control },
  'select-field': { rest: 'select', why: control },
  switch: { rest: 'input', why: control },
  table: { rest: 'table', classWith: 'rest', why: 'the root only scrolls' },
  slider: { rest: 'input', why: control },
  submenu: { rest: '[role=menu]', classWith: 'rest', why: anchored },
  'text-field': { rest: 'input', style: ':has(> input)', why: control },
  'textarea-field': { rest: 'textarea', why: control },
  'time-field': { rest: 'input', style: ':has(> input)', why: control },
  tooltip: { isClosed: true, why: opened },
  'user-menu': { rest: '[role=menu]', classWith: 'rest', why: anchored },
}
