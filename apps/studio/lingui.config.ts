import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const areas = readdirSync(path.join(import.meta.dirname, 'app/areas')).toSorted()

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'],
  // Each area has its own catalogues.
  catalogs: areas.map((area) => ({
    path: `<rootDir>/app/areas/${area}/locales/{locale}`,
    include: [`<rootDir>/app/areas/${area}`],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
