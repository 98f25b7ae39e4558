import { useOf } from '@storybook/addon-docs/blocks'
import type { ComponentData } from '../component-data-plugin.ts'
import { componentData } from './component-data.ts'

const noData: ComponentData = {
  docsId: null,
  group: '',
  components: [],
  bytes: null,
  level: null,
  types: null,
}

/** The component of the docs page: its folder, its name in words, and its computed data. */
export function useComponent(): ComponentData & { folder: string; name: string } {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters['fileName'])
  const folder = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''
  const name = folder.replaceAll('-', ' ').replace(/\bqr\b/, 'QR')
  return { ...(componentData[folder] ?? noData), folder, name: name.charAt(0).toUpperCase() + name.slice(1) }
}
