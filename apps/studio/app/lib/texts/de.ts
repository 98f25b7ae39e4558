import { de } from '@chignon/ui/messages/de'
import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in German. */
export const deTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/de.po', { eager: true, import: 'messages' }),
  de,
)
