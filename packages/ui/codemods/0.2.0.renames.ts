import type { Rename } from './rename.ts'

/** What was renamed in 0.2.0. One line per prop. */
export const renames: readonly Rename[] = [
  { component: 'Dialog', prop: 'isOpen', to: 'open' },
  { component: 'Dialog', prop: 'onClose', to: 'onOpenChange', shape: 'close' },
]
