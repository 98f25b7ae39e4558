import { findGroup, type GroupParts } from '../testing/find-group.ts'

export type ToggleGroupParts = GroupParts

/** The `ToggleGroup` with this label, visible or hidden. Throws if there is none. */
export function findToggleGroup(container: ParentNode, label: string): ToggleGroupParts {
  return findGroup(container, 'input[type="checkbox"]', 'toggle group', label)
}
