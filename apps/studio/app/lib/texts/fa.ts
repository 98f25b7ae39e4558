import { fa } from '@chignon/ui/messages/fa'
import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in Persian. */
export const faTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/fa.po', { eager: true, import: 'messages' }),
  fa,
)
