import { es } from '@chignon/ui/messages/es'
import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in Spanish. */
export const esTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/es.po', { eager: true, import: 'messages' }),
  es,
)
