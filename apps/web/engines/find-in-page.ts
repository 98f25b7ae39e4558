export type Target = {
  /** The kind of element. */
  role: keyof typeof selectors
  /** Part of its accessible name. */
  name: string
  /** The name is exactly this. Default false. */
  exact?: boolean
}

/** Elements by their role, without a computation of all roles. */
const selectors = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  field: 'input:not([type="hidden"]), textarea, select, [role="spinbutton"]',
  menuitem: '[role^="menuitem"]',
  option: '[role="option"]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog, [role="dialog"]',
  menu: '[role="menu"]',
  listbox: '[role="listbox"]',
  image: 'img, [role="img"]',
  text: 'p, li, div, span, bdi, h1, h2, h3, h4, dd, dt, strong, output, td, label',
} as const

/** The argument of `findInPage`. */
export const queryOf = (target: Target) => ({ ...target, selector: selectors[target.role] })

/** Where the middle of a visible element is, once nothing covers it; null until then. Looks in the topmost dialog first. */
export function findInPage({ name, exact = false, selector }: ReturnType<typeof queryOf>) {
  const clean = (text: string) => text.replaceAll(/[\u2066-\u2069\s]+/g, ' ').trim()
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const texts = labelledBy.map((id) => {
      const label = document.querySelector(`#${CSS.escape(id)}`)
      return label?.textContent || label?.getAttribute('aria-label') || ''
    })
    return clean(
      texts.join(' ') ||
        element.getAttribute('aria-label') ||
        labels.map((label) => label.textContent ?? '').join(' ') ||
        element.getAttribute('alt') ||
        element.textContent ||
        element.title,
    )
  }
  const matches = (element: HTMLElement) => {
    const own = nameOf(element)
    return (
      element.checkVisibility({ visibilityProperty: true }) && (exact ? own === name : own.includes(name))
    )
  }
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => (!modal || modal.contains(element)) && matches(element),
  )
  // The innermost, for texts inside of texts.
  const element = found.find(
    (candidate) => !found.some((other) => other !== candidate && candidate.contains(other)),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  const isFree =
    top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null)
  return { x: Math.round(x), y: Math.round(y), isFree }
}
