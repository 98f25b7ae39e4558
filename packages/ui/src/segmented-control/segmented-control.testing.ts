import { findGroup, type GroupParts } from '../testing/find-group.ts'

export type SegmentedControlParts = Omit<GroupParts, 'chosen'> & {
  /** The label of the selected option. Empty if there is none. */
  chosen: () => string
}

/** The `SegmentedControl` with this label, visible or hidden. Throws if there is none. */
export function findSegmentedControl(container: ParentNode, label: string): SegmentedControlParts {
  const { chosen, ...parts } = findGroup(container, 'input[type="radio"]', 'segmented control', label)
  return { ...parts, chosen: () => chosen().join() }
}
