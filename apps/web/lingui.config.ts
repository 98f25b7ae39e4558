import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { areas, catalogueOf, siteArea } from './texts.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'],
  catalogs: [siteArea, ...Object.keys(areas)].map((area) => ({
    path: `<rootDir>/app/locales/${area}/{locale}`,
    ...catalogueOf(area),
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
