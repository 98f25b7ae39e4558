import { findModal } from '../testing/find-modal.ts'
import { need } from '../testing/find-one.ts'

export type DrawerParts = {
  drawer: HTMLDialogElement
  /** The close button. */
  close: HTMLButtonElement
  /** The footer, if there is one. */
  footer: HTMLElement | null
}

/** The open `Drawer` with this title. Throws if there is none. */
export function findDrawer(container: ParentNode, title: string): DrawerParts {
  const drawer = findModal(container, 'open drawer', title)
  const close = drawer.querySelector<HTMLButtonElement>(':scope > header > button')
  return {
    drawer,
    close: need(close, `The drawer “${title}” has no close button.`),
    footer: drawer.querySelector<HTMLElement>(':scope > footer'),
  }
}
