import { findOne, wordsOf } from '../testing/find-one.ts'

export type SettingParts = {
  /** The link, or a button for an immediate action. */
  link: HTMLElement
  /** The description: its current value. */
  description: string
  isCurrent: boolean
}

export type SettingsListParts = {
  names: string[]
  /** A setting by its name. Throws if there is none. */
  setting: (name: string) => SettingParts
}

/** The `SettingsList` with this label. Throws if there is none. */
export function findSettingsList(container: ParentNode, label: string): SettingsListParts {
  const navs = container.querySelectorAll('nav')
  const list = findOne(navs, 'list of settings', label, (element) => element.getAttribute('aria-label'))
  const links = list.querySelectorAll<HTMLElement>('li :is(a, button)')
  return {
    names: [...links].map(wordsOf),
    setting: (name) => {
      const link = findOne(links, 'setting', name, wordsOf)
      const description = wordsOf(link.nextElementSibling)
      return { link, description, isCurrent: link.getAttribute('aria-current') === 'page' }
    },
  }
}
