import { findGroup, type GroupParts } from '../testing/find-group.ts'

export type CheckboxGroupParts = GroupParts & {
  /** The checkbox for all options; null if there is none. */
  all: HTMLInputElement | null
}

/** The `CheckboxGroup` with this label, visible or hidden. Throws if there is none. */
export function findCheckboxGroup(container: ParentNode, label: string): CheckboxGroupParts {
  const parts = findGroup(container, 'input[data-option]', 'checkbox group', label)
  return { ...parts, all: parts.group.querySelector<HTMLInputElement>('input:not([data-option])') }
}
