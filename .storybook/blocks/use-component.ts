import { useOf } from '@storybook/addon-docs/blocks'
import type { ComponentFacts } from '../component-facts.ts'
import { facts } from './facts.ts'

const none: ComponentFacts = {
  docsId: null,
  group: '',
  components: [],
  bytes: null,
  level: null,
  types: null,
}

/** The folder the page belongs to, its name in words, and what is computed of it. */
export function useComponent(): ComponentFacts & { folder: string; name: string } {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters['fileName'])
  const folder = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''
  const words = folder.replaceAll('-', ' ').replace(/\bqr\b/, 'QR')
  return { ...(facts[folder] ?? none), folder, name: words.charAt(0).toUpperCase() + words.slice(1) }
}
