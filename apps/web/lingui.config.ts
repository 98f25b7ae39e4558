import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { catalogueFolders, locales, sourceLocale } from './i18n-areas.ts'

export default defineConfig({
  sourceLocale,
  locales: [...locales],
  catalogs: catalogueFolders.map((folder) => ({
    path: `<rootDir>/app/${folder}/locales/{locale}`,
    include: [`<rootDir>/app/${folder}`],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
