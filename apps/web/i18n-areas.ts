import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The language the texts are written in. */
export const sourceLocale = 'en'

/** The languages there are catalogues for. */
export const locales = ['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'] as const

const areas = readdirSync(path.join(import.meta.dirname, 'app/areas')).toSorted()

/** The folders of `app` with catalogues, each in its own `locales`: every area, and the routes. */
export const catalogueFolders: readonly string[] = [...areas.map((area) => `areas/${area}`), 'routes']
