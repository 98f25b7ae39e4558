import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'],
  catalogs: [{ path: '<rootDir>/app/locales/{locale}', include: ['<rootDir>/app'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
