import type { Locale } from '@chignon/contract/locale'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fa } from './messages/fa.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'

/** The texts of the API by locale. A missing text fails the type check. */
export const messages: Record<Locale, Messages> = { en, de, es, it, fr, pt, fa }

export type { Messages }
