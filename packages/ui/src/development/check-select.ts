import { Children, isValidElement, type ReactNode } from 'react'
import { checkOptions } from './check-options.ts'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** The values of `<option>`s; null if some are rendered by components, whose options are unknown. */
function valuesIn(children: ReactNode): string[] | null {
  const values: string[] = []
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{ value?: unknown; children?: ReactNode }>(child)) continue
    const { value, children: content } = child.props
    if (child.type === 'option') values.push(textOf(value) ?? textOf(content) ?? '')
    else {
      const inside = typeof child.type === 'function' ? null : valuesIn(content)
      if (!inside) return null
      values.push(...inside)
    }
  }
  return values
}

/** Reports a selected value without an `<option>`. */
export function checkSelect(
  component: string,
  children: ReactNode,
  value: unknown,
  defaultValue: unknown,
): void {
  const known = valuesIn(children)
  if (known) checkOptions(component, { known, value: textOf(value), defaultValue: textOf(defaultValue) })
}
